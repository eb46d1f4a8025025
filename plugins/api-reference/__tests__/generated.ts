import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKING_COPY } from '../../../model/library-versions';
import { apiFoldersOf } from '../folders';
import type {
  ApiComponentPage,
  ApiGridTables,
  ApiInterfacePage,
  ApiPage,
} from '../../../model/api-reference';

export const SITE_DIR = path.resolve(__dirname, '../../..');

const OUT = path.join(SITE_DIR, apiFoldersOf(WORKING_COPY).out);

/** Every page of the reference, as it was made from the installed packages. */
export const PAGES: ApiPage[] = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.json')
  .sort()
  .map((file) => JSON.parse(readFileSync(path.join(OUT, file), 'utf8')) as ApiPage);

export const COMPONENTS = PAGES.filter(
  (page): page is ApiComponentPage => page.kind === 'component',
);

export const INTERFACES = PAGES.filter(
  (page): page is ApiInterfacePage => page.kind === 'interface',
);

export function component(name: string): ApiComponentPage {
  const found = COMPONENTS.find((page) => page.name === name);
  if (!found) throw new Error(`There is no page of ${name}`);
  return found;
}

export function interfacePage(name: string): ApiInterfacePage {
  const found = INTERFACES.find((page) => page.name === name);
  if (!found) throw new Error(`There is no page of ${name}`);
  return found;
}

export const TABLES = JSON.parse(
  readFileSync(path.join(OUT, 'data-grid/tables.json'), 'utf8'),
) as ApiGridTables;
