import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { inVersion } from '../../../model/addresses/format';
import { WORKING_COPY } from '../../../model/library-versions';
import { apiFoldersOf } from '../folders';
import type { ApiFamilyIndex } from '../../../model/api-reference';
import { PLANS } from '../../../model/plans';
import { SECTION_IDS } from '../../../model/sections/ids';
import { apiFamiliesOf } from '../families';
import schema from '../page.schema.json';
import { PAGES, SITE_DIR } from './generated';

const FAMILY_NAMES = apiFamiliesOf(WORKING_COPY).map(({ id }) => id);

const SERVED = path.join(
  SITE_DIR,
  apiFoldersOf(WORKING_COPY).static,
  'x',
  WORKING_COPY.path,
  'api',
);

/** Where a page of the version in `docs/` is. */
const inDocs = (path: string) => inVersion(path, WORKING_COPY.path);

function served(file: string): unknown {
  return JSON.parse(readFileSync(path.join(SERVED, file), 'utf8'));
}

const validate = new Ajv({ allErrors: true, validateFormats: false }).compile(schema);

it.each(PAGES.map(({ name, path: address }) => [name, address]))(
  'the data of %s keeps to the schema',
  (_, address) => {
    validate(served(address.replace(/^\/x\/api\/(.*)\/$/, '$1.json')));
    expect(validate.errors ?? []).toEqual([]);
  },
);

it('the schema notices what is wrong', () => {
  const [page] = PAGES;
  expect(validate({ ...page, kind: 'class' })).toBe(false);
  expect(validate({ ...page, imports: [] })).toBe(false);
  expect(validate({ ...page, more: 1 })).toBe(false);
});

it('the schema names the families, the other sections and the plans of the site', () => {
  expect(schema.definitions.family.enum).toEqual([...FAMILY_NAMES, ...SECTION_IDS]);
  expect(schema.definitions.plan.enum).toEqual(PLANS);
});

it('the schema is served with the data', () => {
  expect(served('page.schema.json')).toEqual(schema);
});

it('each family lists its pages', () => {
  const listed = FAMILY_NAMES.flatMap((family) => {
    const { entries } = served(`${family}/index.json`) as ApiFamilyIndex;
    return entries.flatMap((entry) => entry.path ?? []);
  });
  expect(listed.sort()).toEqual(PAGES.map((page) => inDocs(page.path)).sort());
});

it('the map of names leads from exports to their places', () => {
  const names = served('names.json') as Record<string, string>;
  expect(names).toMatchObject({
    DataGridPremium: inDocs('/x/api/data-grid/data-grid-premium/'),
    GridColDef: inDocs('/x/api/data-grid/grid-col-def/'),
    gridFilterModelSelector: inDocs('/x/react-data-grid/state/#selector-gridFilterModelSelector'),
    useGridApiRef: inDocs('/x/api/data-grid/#useGridApiRef'),
  });
});

it('each page has a file of previews for links to it', () => {
  for (const page of PAGES) {
    const folder = page.path.replace(/^\/x\/api\//, '');
    expect([page.name, existsSync(path.join(SERVED, folder, 'preview.json'))]).toEqual([
      page.name,
      true,
    ]);
  }
  expect(served('data-grid/data-grid/preview.json')).toMatchObject({
    '': { name: 'DataGrid' },
    'data-grid-prop-density': { name: 'density', default: '"standard"' },
  });
});
