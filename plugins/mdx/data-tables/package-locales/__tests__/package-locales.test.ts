import type { Root, Table, TableRow } from 'mdast';
import { VFile } from 'vfile';
import { compareTexts } from '../compare-texts';
import { readGridLocales } from '../grid-locales';
import { readPickerLocales } from '../picker-locales';
import { remarkPackageLocales } from '../remark-package-locales';

const HEAD = ['a', 'b', 'c', 'd', 'e'];

/** The tree of `<GridLocales>` around a table without rows, as MDX with GFM parses it. */
function pageWith(head: string[]): Root {
  const cells = head.map((value) => ({
    type: 'tableCell' as const,
    children: [{ type: 'text' as const, value }],
  }));
  const row: TableRow = { type: 'tableRow', children: cells };
  const table: Table = { type: 'table', children: [row] };
  const element = {
    type: 'mdxJsxFlowElement' as const,
    name: 'GridLocales',
    attributes: [],
    children: [table],
    position: { start: { line: 3, column: 1 }, end: { line: 6, column: 1 } },
  };
  return { type: 'root', children: [element] };
}

function tableOf(head: string[], path = '/site/docs/page/index.mdx'): Table {
  const root = pageWith(head);
  remarkPackageLocales()(root, new VFile({ path }));
  const [table] = root.children;
  if (table?.type !== 'table') throw new Error('There is no table');
  return table;
}

function textsOf(table: Table): string[][] {
  return table.children.map((row) =>
    row.children.map(({ children: [text] }) => (text && 'value' in text ? text.value : '')),
  );
}

describe('a locale', () => {
  const samples = [[1], [2]];
  const english = {
    open: 'Open',
    close: 'Close',
    menu: 'Menu',
    'operator>': '>',
    nested: {},
    count: (count: number) => (count === 1 ? `${count} row` : `${count} rows`),
  };

  it('is compared text by text, without signs and groups', () => {
    const texts = { open: 'Öffnen', menu: 'Menu', count: (count: number) => `${count} Zeilen` };
    expect(compareTexts('deDE', texts, { english, samples })).toEqual({
      name: 'deDE',
      tag: 'de-DE',
      translated: 2,
      missing: ['close'],
      same: ['menu'],
    });
  });

  it('has a function that writes what the English one writes', () => {
    const count = (value: number) => `${value} row${value === 1 ? '' : 's'}`;
    expect(compareTexts('deDE', { count }, { english, samples }).same).toEqual(['count']);
  });
});

describe('the packages', () => {
  const locales = readGridLocales();

  it('ship with complete, nearly complete and half translated locales', () => {
    expect(locales.map(({ name }) => name)).toEqual(expect.arrayContaining(['deDE', 'jaJP']));
    expect(locales.map(({ name }) => name)).not.toContain('enUS');
    expect(locales.find(({ name }) => name === 'jaJP')?.missing).toEqual([]);
    expect(locales.find(({ name }) => name === 'koKR')?.missing.length).toBeGreaterThan(20);
  });

  it('have texts that are functions of dates and views', () => {
    const pickers = readPickerLocales();
    expect(pickers.length).toBeGreaterThan(25);
    const german = pickers.find(({ name }) => name === 'deDE');
    expect([...(german?.missing ?? []), ...(german?.same ?? [])]).not.toContain('clockLabelText');
  });

  it('have tags that name a language', () => {
    const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    for (const { tag } of [...locales, ...readPickerLocales()]) {
      expect(`${tag} ${languages.of(tag)}`).not.toContain('undefined');
    }
  });
});

describe('the table', () => {
  it('has a row for each locale', () => {
    const [head, ...rows] = textsOf(tableOf(HEAD));
    expect(head).toEqual(HEAD);
    expect(rows).toHaveLength(readGridLocales().length);
    expect(rows).toContainEqual(['Japanese (Japan)', 'jaJP', '98%', '0', '2']);
  });

  it('speaks the language of the page', () => {
    const path = '/site/i18n/pt/docusaurus-plugin-content-docs/current/page/index.mdx';
    const rows = textsOf(tableOf(HEAD, path));
    expect(rows).toContainEqual(expect.arrayContaining(['japonês (Japão)', 'jaJP']));
  });

  it('says where its head does not fit', () => {
    expect(() => tableOf(['a', 'b'])).toThrow(
      '/site/docs/page/index.mdx:3: <GridLocales> holds the head of a table with five columns',
    );
  });
});
