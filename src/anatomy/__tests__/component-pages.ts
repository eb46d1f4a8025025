import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiComponentPage, ApiPage } from '@site/model/api-reference';
import { hasAnatomy } from '../has-anatomy';

/** Reads all components from the generated reference in a folder of docs. */
export function referenceComponents(docs: string): ApiComponentPage[] {
  return readdirSync(path.join(docs, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.json')
    .map((file) => JSON.parse(readFileSync(path.join(docs, 'api', file), 'utf8')) as ApiPage)
    .filter((page): page is ApiComponentPage => page.kind === 'component');
}

/** Reads the components with an anatomy. */
export function componentPages(docs: string): ApiComponentPage[] {
  return referenceComponents(docs).filter(hasAnatomy);
}
