import type { Root } from 'mdast';
import { attributesOf, elementsOf } from '../../syntax-tree/__tests__/mdx-pages';
import { textOf } from '../data-elements';
import { remarkApiComponents } from '../remark-api-components';
import { createSite, transform, writeReference, type Transformation } from './fixture-site';

function fill(text: string, options: Transformation = {}): Promise<Root> {
  return transform(remarkApiComponents, text, { frontMatter: {}, ...options });
}

/** The data that an element was given. */
function dataOf(root: Root, name: string): Record<string, unknown> {
  const attributes = attributesOf(elementsOf(root, name)[0]);
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      JSON.parse(String(value).slice(1, -1)) as unknown,
    ]),
  );
}

/** Summarizes the content of the page. */
function outline(root: Root): string[] {
  return root.children.map((node) => {
    if (node.type === 'mdxjsEsm') return node.value;
    return node.type === 'mdxJsxFlowElement' ? `<${node.name}>` : `${node.type} ${textOf(node)}`;
  });
}

describe('<PropsOf>', () => {
  const PROPS = `<PropsOf component="DataGrid" only={['columns', 'rows']} />`;

  it('gets the members in the order of the page, in short, and the links that they need', async () => {
    const root = await fill(PROPS);
    expect(dataOf(root, 'PropsOf')).toEqual({
      members: [
        {
          name: 'columns',
          anchor: 'data-grid-prop-columns',
          type: 'GridColDef[]',
          required: false,
          description: '',
        },
        expect.objectContaining({
          name: 'rows',
          description: '<a href="/x/react-data-grid/">Rows</a>',
        }),
      ],
      links: { GridColDef: '/x/api/data-grid/grid-col-def/' },
      to: '/x/api/data-grid/data-grid/',
    });
    expect(dataOf(root, 'PropsOf').members).not.toContainEqual(
      expect.objectContaining({ signature: expect.anything() }),
    );
    expect(outline(root)).toEqual([
      "import { PropsOf } from '@site/src/api-reference/PropsOf';",
      '<PropsOf>',
    ]);
  });

  it('imports the component once, and not where the page does', async () => {
    expect(outline(await fill(`${PROPS}\n\n${PROPS}`))).toHaveLength(3);
    const own = `import { PropsOf } from './mine';\n\n${PROPS}`;
    expect(outline(await fill(own))).toHaveLength(2);
  });

  it('leads to the version of the page', async () => {
    const site = createSite();
    writeReference(`${site}/versioned_docs/version-6.20.0`);
    const root = await fill(PROPS, {
      site,
      file: 'i18n/zh/docusaurus-plugin-content-docs/version-6.20.0/grid/index.mdx',
      pathOfVersion: (version) => version,
    });
    expect(dataOf(root, 'PropsOf')).toMatchObject({
      to: '/x/6.20.0/api/data-grid/data-grid/',
      links: { GridColDef: '/x/6.20.0/api/data-grid/grid-col-def/' },
      members: [{}, { description: '<a href="/x/6.20.0/react-data-grid/">Rows</a>' }],
    });
  });

  it.each([
    [
      'a wrong component',
      `<PropsOf component="DataGird" only={['rows']} />`,
      '"DataGird" has no page in the reference; the nearest name is "DataGrid"',
    ],
    [
      'a wrong prop',
      `<PropsOf component="DataGrid" only={['rows', 'colums']} />`,
      '"DataGrid" has no prop "colums"; the nearest name is "columns"',
    ],
    [
      'a name near to nothing',
      `<PropsOf component="DataGrid" only={['somethingElse']} />`,
      '"DataGrid" has no prop "somethingElse"',
    ],
    [
      'no list',
      `<PropsOf component="DataGrid" />`,
      `Write <PropsOf component="DataGrid" only={['rows', 'columns']} />`,
    ],
    [
      'a list that is not a list of texts',
      `<PropsOf component="DataGrid" only={[rows]} />`,
      `Write <PropsOf component="DataGrid" only={['rows', 'columns']} />`,
    ],
    [
      'anything else',
      `<PropsOf component="DataGrid" only={['rows']} all />`,
      `Write <PropsOf component="DataGrid" only={['rows', 'columns']} />`,
    ],
  ])('%s stops the build', async (_, text, reason) => {
    const site = createSite();
    await expect(fill(`Text.\n\n${text}`, { site })).rejects.toThrow(
      new Error(`${site}/docs/grid/index.mdx:3: ${reason}`),
    );
  });
});

it('<GridEvents> and <GridSelectors> get the tables, imported once', async () => {
  const site = createSite();
  const file = 'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/events/index.mdx';
  const root = await fill('<GridEvents />\n\n<GridSelectors />', { site, file });
  expect(outline(root)).toEqual([
    `import gridTables from "${site}/docs/api/data-grid/tables.json";`,
    "import { GridSelectors } from '@site/src/api-reference/GridSelectors';",
    "import { GridEvents } from '@site/src/api-reference/GridEvents';",
    '<GridEvents>',
    '<GridSelectors>',
  ]);
  expect(attributesOf(elementsOf(root, 'GridEvents')[0])).toEqual({ tables: '{gridTables}' });
});

it('a table within a line of text stops the build', async () => {
  await expect(fill('Text <GridEvents /> text.')).rejects.toThrow(
    'index.mdx:1: A table or an anatomy needs its own line',
  );
});

describe('the section "API"', () => {
  const frontMatter = { components: ['DataGrid', 'DataGridPremium', 'useGridApiRef'] };
  const IMPORT = "import { ApiLinks } from '@site/src/api-reference/ApiLinks';";

  it('ends a page that documents something', async () => {
    const root = await fill('Text.', { frontMatter });
    expect(outline(root)).toEqual([IMPORT, 'paragraph Text.', 'heading API', '<ApiLinks>']);
    expect(dataOf(root, 'ApiLinks')).toEqual({
      entries: [
        { name: 'DataGrid', kind: 'component', to: '/x/api/data-grid/data-grid/' },
        {
          name: 'DataGridPremium',
          kind: 'component',
          plan: 'premium',
          to: '/x/api/data-grid/data-grid-premium/',
        },
        { name: 'useGridApiRef', kind: 'hook', to: '/x/api/data-grid/#useGridApiRef' },
      ],
    });
  });

  it('is that of the page where it has one', async () => {
    const text = '## API {/* #api */}\n\nMore.\n\n### Part\n\n## Last\n\nText.';
    expect(outline(await fill(text, { frontMatter }))).toEqual([
      IMPORT,
      'heading API ',
      'paragraph More.',
      'heading Part',
      '<ApiLinks>',
      'heading Last',
      'paragraph Text.',
    ]);
  });

  it('is not made for a page that documents nothing, nor in the reference', async () => {
    expect(outline(await fill('Text.'))).toEqual(['paragraph Text.']);
    const file = 'docs/api/data-grid/data-grid/index.mdx';
    expect(outline(await fill('Text.', { frontMatter, file }))).toEqual(['paragraph Text.']);
  });

  it('stops the build for a wrong name in front matter', async () => {
    const text = '---\ntitle: A\ncomponents: [DataGird]\n---\n\nText.';
    const wrong = { frontMatter: { components: ['DataGird'] } };
    await expect(fill(text, wrong)).rejects.toThrow(
      /index\.mdx:3: "DataGird" has no page in the reference; the nearest name is "DataGrid"$/,
    );
    const undocumented = { frontMatter: { components: ['GridRowsProp'] } };
    await expect(fill('Text.', undocumented)).rejects.toThrow('"GridRowsProp" has no page');
  });

  it('no other heading has its id', async () => {
    const text = 'Text.\n\n## From code {/* #api */}';
    await expect(fill(text, { frontMatter: { components: ['DataGrid'] } })).rejects.toThrow(
      /:3: the id "api" is that of the links to the reference/,
    );
  });
});
