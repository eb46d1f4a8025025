import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { builtPages } from '../../site-pages/built-pages';
import { allowedHashes, scriptHash } from './inline-scripts';
import { knownScripts, scriptsOfReact } from './known-scripts';

/** Pages that Docusaurus has rendered. Other plugins may be writing theirs at this moment. */
function* renderedPages(props: Props): Generator<[string, string]> {
  const pages = builtPages(props).map((page) => `${page}index.html`);
  for (const page of new Set([...pages, '404.html'])) {
    const file = path.join(props.outDir, page);
    if (existsSync(file)) yield [page, readFileSync(file, 'utf8')];
  }
}

/**
 * Hashes of the inline scripts that the pages of this unit may run, sorted, each once.
 * @throws at an inline script that is not known, see known-scripts.ts
 */
export async function hashesOfPages(props: Props): Promise<string[]> {
  const inPages = allowedHashes(renderedPages(props), await knownScripts(props));
  return [...new Set([...inPages, ...scriptsOfReact(props.baseUrl).map(scriptHash)])].sort();
}
