import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import type { HostingRules } from '../../../model/hosting';
import { builtPages } from '../../site-pages/built-pages';
import { REDIRECT_SCRIPT } from '../redirects/redirect-script';
import { allowedHashes, scriptHash } from './inline-scripts';
import { knownScripts, scriptsOfReact } from './known-scripts';
import { netlifyHeaders } from './netlify-headers';
import { nginxHeaders } from './nginx-headers';

/** Contents of headers.json: `npm run serve` reads it, and each language of a build adds to it. */
interface HostFile extends HostingRules {
  /** Hashes of the inline scripts of each language. */
  inlineScripts: Record<string, string[]>;
}

/** Hidden, so no host serves it. */
const FOLDER = '.hosting';

/** The folder of all languages: `outDir` is that of one. */
function rootOf({ outDir, baseUrl }: Props): string {
  return path.join(
    outDir,
    ...baseUrl
      .split('/')
      .filter(Boolean)
      .map(() => '..'),
  );
}

/** Pages that Docusaurus has rendered. Other plugins may be writing theirs at this moment. */
function* renderedPages(props: Props): Generator<[string, string]> {
  const pages = builtPages(props).map((page) => `${page}index.html`);
  for (const page of new Set([...pages, '404.html'])) {
    const file = path.join(props.outDir, page);
    if (existsSync(file)) yield [page, readFileSync(file, 'utf8')];
  }
}

async function hashesOf(props: Props): Promise<string[]> {
  const inPages = allowedHashes(renderedPages(props), await knownScripts(props));
  const others = [REDIRECT_SCRIPT, ...scriptsOfReact(props.baseUrl)].map(scriptHash);
  return [...new Set([...inPages, ...others])].sort();
}

function readOtherLanguages(file: string): HostFile['inlineScripts'] {
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as HostFile).inlineScripts;
}

interface HostFilesOptions {
  /** @param scriptHashes of the inline scripts in all languages that have been built */
  rulesFor(scriptHashes: readonly string[]): HostingRules;
}

/**
 * Writes what hosts must know: headers for `npm run serve`, as `_headers` and for nginx. Languages
 * are built one after the other; each adds its inline scripts to the policy.
 * @throws at an inline script that is not known, see known-scripts.ts
 */
export function hostFiles({ rulesFor }: HostFilesOptions) {
  return function hostFilesPlugin(): Plugin {
    return {
      name: 'host-files',
      async postBuild(props) {
        const root = rootOf(props);
        const folder = path.join(root, FOLDER);
        const file = path.join(folder, 'headers.json');
        const hashes = await hashesOf(props);
        const inlineScripts = {
          ...readOtherLanguages(file),
          [props.i18n.currentLocale]: hashes,
        };
        const rules = rulesFor([...new Set(Object.values(inlineScripts).flat())]);
        mkdirSync(folder, { recursive: true });
        writeFileSync(
          file,
          JSON.stringify({ ...rules, inlineScripts } satisfies HostFile, null, 2),
        );
        writeFileSync(path.join(root, '_headers'), netlifyHeaders(rules));
        writeFileSync(path.join(folder, 'nginx-headers.conf'), nginxHeaders(rules));
      },
    };
  };
}
