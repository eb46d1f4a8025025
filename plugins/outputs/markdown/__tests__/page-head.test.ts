import { DOCUMENTED_VERSIONS } from '../../../../model/library-versions';
import { renderWhole } from './render-fixture';

/** Name and version of a package, as pages in `docs/` show it. */
const packageOf = (name: string) => `\`${name} ${DOCUMENTED_VERSIONS[name]}\``;

/** A version without charts and without the plan Premium. */
const OLD = {
  section: 'x',
  label: '6.20',
  path: '6.20',
  docsRoot: '',
  families: { 'data-grid': { version: '6.20.5', plans: ['pro'] } },
} as const;

async function head(page: Parameters<typeof renderWhole>[1] = {}): Promise<string[]> {
  return (await renderWhole('Text', page)).trimEnd().split('\n\n');
}

it('names title, description, address and version', async () => {
  expect(await head()).toEqual([
    '# Orders',
    '> Show orders.',
    `<https://mui.com/x/react-data-grid/orders/> · ${packageOf('@mui/x-data-grid')}`,
    'Text',
  ]);
});

it.each([
  [{ plan: 'pro', planned: true }, 'This needs the Pro plan. This is planned and not part of the library yet.'],
  [{ plan: 'premium', newFeature: true }, 'This needs the Premium plan. This is new in this version.'],
  [{ isTranslated: false }, 'This page is not translated yet: its text is in English.'],
] as const)('says marks in words: %j', async (page, said) => {
  expect((await head({ page }))[3]).toBe(said);
}); // prettier-ignore

it.each([
  [{ plan: 'premium' }, packageOf('@mui/x-data-grid-premium')],
  [{ family: 'treeView' }, packageOf('@mui/x-tree-view')],
  [{ family: 'introduction' }, 'MUI X 7.0.0-beta.1'],
  [{ version: OLD }, '`@mui/x-data-grid 6.20.5`'],
  [{ version: OLD, plan: 'premium' }, '`@mui/x-data-grid 6.20.5`'],
  [{ version: OLD, family: 'charts' }, 'MUI X 6.20'],
] as const)('knows the package of %j', async (page, version) => {
  expect((await head({ page }))[2]).toBe(
    `<https://mui.com/x/react-data-grid/orders/> · ${version}`,
  );
});
