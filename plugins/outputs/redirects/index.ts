import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { brokenTarget } from '../../site-pages/broken-target';
import { builtPages } from '../../site-pages/built-pages';
import { checkRedirects } from './check-redirects';
import { htmlRules, inLanguages, jsonRules, netlifyRules, nginxRules } from './host-rules';
import { shareScript } from './redirect-script';
import { expandRedirects, parseRedirects, type Redirect } from './parse-redirects';

/** Writes rules for hosts that support them; they are the same for all languages. */
function writeHostRules({ outDir, i18n }: Props, redirects: Redirect[], pages: string[]): void {
  const baseUrls = i18n.locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? '/');
  const rules = inLanguages(redirects, baseUrls);
  const html = inLanguages(htmlRules(pages), baseUrls);
  writeFileSync(path.join(outDir, '_redirects'), netlifyRules([...rules, ...html]));
  writeFileSync(path.join(outDir, 'redirects.json'), jsonRules(rules));
  const folder = path.join(outDir, '.hosting');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'nginx-redirects.conf'), nginxRules(rules));
}

/** Pages that redirect by a script, with query and hash, for hosts without rules. */
async function writePages(context: LoadContext, props: Props, found: Redirect[]): Promise<void> {
  const plugin = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: found.map(({ from, to }) => ({ from, to })),
  });
  type PostBuild = NonNullable<NonNullable<typeof plugin>['postBuild']>;
  await plugin?.postBuild?.(props as Parameters<PostBuild>[0]);
  shareScript(props.outDir, new Set(found.map(({ from }) => from)));
}

/**
 * Checks a file of old addresses against the pages that were built, and writes them out: as rules
 * for hosts that support them, and through Docusaurus' plugin as pages that redirect by a script.
 * @param file from the root of the project
 */
export function redirectsOf(file: string) {
  return function redirectsPlugin(context: LoadContext): Plugin {
    return {
      name: 'redirects',
      async postBuild(props) {
        // From the root of the language.
        const pages = builtPages(props).map((page) => `/${page}`);
        const text = readFileSync(path.join(context.siteDir, file), 'utf8');
        const found = expandRedirects(parseRedirects(text, file), pages);
        checkRedirects(found, file, {
          pages: new Set(pages),
          brokenTarget: (address) => brokenTarget(address, props.outDir),
        });
        const { currentLocale, defaultLocale } = context.i18n;
        if (currentLocale === defaultLocale) writeHostRules(props, found, pages);
        await writePages(context, props, found);
      },
    };
  };
}

/** The old addresses of the site. */
export const redirects = redirectsOf('config/redirects.tsv');
