import { IMMUTABLE, type Headers, type HostingRules } from '../../../model/hosting';
import { PREFIXED_LANGUAGES } from '../../../model/languages';
import { nginxMarkdown } from './nginx-markdown';

const HEAD = `# Written by the build. Include it in the server block of the site, and reload nginx after each
# deploy: the policy names the inline scripts of this build.
`;

const LANGUAGES = PREFIXED_LANGUAGES.join('|');

/** Directives that do not depend on the rules. */
const SITE = `
index index.html;
absolute_redirect off;
etag on;
max_ranges 1;

# Pages for wrong addresses, by language.
set $site_not_found /404.html;
if ($uri ~ "^/(${LANGUAGES})/") { set $site_not_found /$1/404.html; }
error_page 404 $site_not_found;
error_page 403 =404 $site_not_found;

# They are not kept, also where a file was asked for that would be kept for long.
location ~ "^/(?:(?:${LANGUAGES})/)?404\\.html$" {
  set $site_cache_control "no-cache";
  set $site_vary "Accept-Encoding";
}

# Hidden files are not for readers.
location ~ "/\\.(?!well-known/)" { return 404; }

# Addresses in the form of a file lead to the page.
location ~ "^(?<site_page>/.+)\\.html$" {
  if (-f $document_root$site_page/index.html) { return 301 $site_page/$is_args$args; }
}
`;

/** Types of text: nginx adds the charset to these and compresses them. */
function textTypes(contentTypes: HostingRules['contentTypes']): string[] {
  const withCharset = Object.values(contentTypes).filter((type) => type.includes('charset='));
  // nginx compresses and labels HTML by default, and warns when the configuration repeats it.
  const names = withCharset
    .map((type) => type.replace(/;.*/, ''))
    .filter((type) => type !== 'text/html');
  return [...new Set(names)];
}

function typesBlock(contentTypes: HostingRules['contentTypes']): string {
  const extensions = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(contentTypes)) {
    const name = type.replace(/;.*/, '');
    extensions.set(name, [...(extensions.get(name) ?? []), extension.slice(1)]);
  }
  const lines = [...extensions].map(([type, names]) => `  ${type} ${names.join(' ')};`);
  return ['types {', ...lines, '}', 'default_type application/octet-stream;'].join('\n');
}

function cacheControl(rules: HostingRules['cacheControl']): string {
  const others = Object.entries(rules).filter(([pattern]) => pattern !== '/*');
  const conditions = others.map(([pattern, value]) => {
    const regExp = pattern.replaceAll('.', '\\.').replaceAll('*', '.*');
    return `if ($uri ~ "^${regExp}$") { set $site_cache_control "${value}"; }`;
  });
  return [
    `set $site_cache_control "${rules['/*'] ?? 'no-cache'}";`,
    ...conditions,
    'add_header Cache-Control $site_cache_control always;',
  ].join('\n');
}

/** Follows `cacheControl`. nginx sends no header whose value is empty. */
function pageHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
      return [
        `set ${variable} "${value}";`,
        `if ($site_cache_control = "${IMMUTABLE}") { set ${variable} ""; }`,
        `add_header ${name} ${variable} always;`,
      ].join('\n');
    })
    .join('\n');
}

/** nginx leaves `Vary` out of a 304, so it is not left to its gzip module. */
function compression(contentTypes: HostingRules['contentTypes']): string {
  const text = textTypes(contentTypes);
  const extensions = Object.entries(contentTypes)
    .filter(([, type]) => type.includes('charset='))
    .map(([extension]) => extension.slice(1));
  return [
    'gzip on;',
    'gzip_min_length 1024;',
    `gzip_types ${text.join(' ')};`,
    'charset utf-8;',
    `charset_types ${text.join(' ')};`,
    'set $site_vary "";',
    `if ($uri ~ "(?:/|\\.(?:${extensions.join('|')}))$") { set $site_vary "Accept-Encoding"; }`,
    'add_header Vary $site_vary always;',
  ].join('\n');
}

/**
 * Everything of the site that nginx must know, for a server block.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders({
  everywhere,
  pages,
  cacheControl: cache,
  contentTypes,
}: HostingRules): string {
  const headers = Object.entries(everywhere).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return [
    HEAD,
    headers.join('\n'),
    '',
    cacheControl(cache),
    '',
    pageHeaders(pages),
    '',
    typesBlock(contentTypes),
    '',
    compression(contentTypes),
    SITE,
    nginxMarkdown(),
  ].join('\n');
}
