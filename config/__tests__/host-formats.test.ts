import { readEnvironment } from '../environment';
import { CONTENT_TYPES, hostingRules } from '../headers';
import { netlifyHeaders } from '../../plugins/outputs/hosting/netlify-headers';
import { nginxHeaders } from '../../plugins/outputs/hosting/nginx-headers';

const rules = hostingRules(
  readEnvironment({ NODE_ENV: 'test', GA_MEASUREMENT_ID: 'G-ABCDE12345' }),
  Array.from({ length: 20 }, (_, index) => `sha256-${String(index).padStart(43, 'x')}=`),
);

/** Patterns of `_headers` with the names of their headers. */
function parsed(text: string): [string, string[]][] {
  return text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return [pattern, lines.map((line) => line.trim().split(':')[0] ?? '')];
    });
}

it('no two patterns of _headers that fit one address name the same header', () => {
  const blocks = parsed(netlifyHeaders(rules));
  const everywhere = blocks.find(([pattern]) => pattern === '/*')?.[1] ?? [];
  expect(everywhere).toEqual(Object.keys({ ...rules.everywhere, ...rules.pages }));
  const others = blocks.filter(([pattern]) => pattern !== '/*').flatMap(([, names]) => names);
  expect(new Set(others)).toEqual(new Set(['Cache-Control', 'Content-Type']));
  expect(everywhere).not.toContain('Cache-Control');
  expect(everywhere).not.toContain('Content-Type');
});

it('_headers stays within what Cloudflare reads: 100 rules, 2,000 characters a line, one star each', () => {
  const text = netlifyHeaders(rules);
  expect(parsed(text).length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  for (const [pattern] of parsed(text)) expect(pattern.split('*').length).toBeLessThanOrEqual(2);
});

it('nginx is told every header, every type, and which files never change', () => {
  const text = nginxHeaders(rules);
  for (const [name, value] of Object.entries(rules.everywhere)) {
    expect(text).toContain(`add_header ${name} "${value}" always;`);
  }
  for (const [name, value] of Object.entries(rules.pages)) {
    const added = new RegExp(`^add_header ${name} \\$(\\w+) always;$`, 'm').exec(text);
    const variable = added?.[1] ?? '';
    expect(text).toContain(`\nset $${variable} "${value}";\n`);
    expect(text).toContain(`{ set $${variable} ""; }`);
  }
  for (const extension of Object.keys(CONTENT_TYPES)) {
    expect(text).toMatch(new RegExp(`^  \\S+ .*\\b${extension.slice(1)}\\b.*;$`, 'm'));
  }
  expect(text).toContain(
    'if ($uri ~ "^/zh/assets/.*$") { set $site_cache_control "public, max-age=31536000, immutable"; }',
  );
  expect(text).toContain('set $site_cache_control "no-cache";');
});
