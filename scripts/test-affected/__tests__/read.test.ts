import { documentedDocs } from '../../docs-folders.cjs';
import { fileNamed, namesThings, pathPartsOf, stringsOf } from '../literals.mjs';
import { testsBesidePages } from '../page-tests.mjs';
import { addressOf, needsLanguages, pageAround, pageNamed } from '../pages.mjs';
import { reachFrom, turnAround } from '../reach.mjs';
import { importedNames, stringsOfNames, testsOfSpec } from '../spec-tests.mjs';

const { root, translations } = documentedDocs();
const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs';

describe('addresses', () => {
  it.each([
    [`${root}/react-data-grid/sorting/index.mdx`, '/x/react-data-grid/sorting/'],
    [`${root}/introduction/index.mdx`, '/x/introduction/'],
    [`${TRANSLATED}/${translations}/a/index.mdx`, '/zh/x/a/'],
    ['docs/react-data-grid/sorting/index.mdx', '/x/next/react-data-grid/sorting/'],
    [`${TRANSLATED}/current/a/index.mdx`, '/zh/x/next/a/'],
    ['versioned_docs/version-6.20/react-charts/bars/index.mdx', '/x/6.20/react-charts/bars/'],
    [`${TRANSLATED}/version-5.0/a/index.mdx`, undefined],
    ['src/pages/index.tsx', '/'],
    ['src/pages/playground/data-grid.tsx', '/playground/data-grid/'],
    ['src/pages/playground/index.tsx', '/playground/'],
    ['src/pages/playground/_charts/Example.tsx', undefined],
    [`${root}/react-data-grid/OrderTable.tsx`, undefined],
    [`${root}/react-data-grid/_parts/note.mdx`, undefined],
    ['src/search/rank.ts', undefined],
  ])('%s: %s', (file, address) => {
    expect(addressOf(file)).toBe(address);
  });

  it('the page around a file is in its folder or above', () => {
    const files = new Set([`${root}/a/index.mdx`, `${root}/a/b/index.mdx`]);
    expect(pageAround(`${root}/a/b/c/Demo.tsx`, files)).toBe(`${root}/a/b/index.mdx`);
    expect(pageAround(`${root}/a/_data/rows.ts`, files)).toBe(`${root}/a/index.mdx`);
    expect(pageAround('src/a/b.ts', files)).toBeUndefined();
  });

  it('a string names a page with or without language, query and hash', () => {
    const named = (string: string) => pageNamed(string, ['zh', 'pt']);
    expect(named('/x/a/?q=1#b')).toEqual({ address: '/x/a/', language: '' });
    expect(named('/zh/x/a/')).toEqual({ address: '/x/a/', language: 'zh' });
    expect(named('/')).toBeUndefined();
    expect(named('a')).toBeUndefined();
  });

  it.each([['zh'], ['/zh'], ['/pt/x/a/']])('%s needs other languages', (string) => {
    expect(needsLanguages(new Set(['a', string]), ['zh', 'pt'])).toBe(true);
  });

  it('a word that begins like a language does not', () => {
    expect(needsLanguages(new Set(['/ptarmigan/', 'zhuzh']), ['zh', 'pt'])).toBe(false);
  });
});

describe('strings of scripts', () => {
  const TEXT = `import a from './imported';
    const page = path.join(__dirname, '..', 'docs');
    visit('/x/a/'); open(\`/x/b/\${id}\`);`;

  it('are read without imports, and with the beginning of what is put together', () => {
    expect([...stringsOf(TEXT, 'a.ts')]).toEqual(['..', 'docs', '/x/a/', '/x/b/']);
  });

  it('parts of paths are those of join and resolve', () => {
    expect([...pathPartsOf(TEXT, 'a.ts')]).toEqual(['..', 'docs']);
  });

  it('name files from their own folder or from the root', () => {
    const files = new Set(['plugins/a/loader.cjs', 'src/css/index.css', 'src/first.ts']);
    const named = (string: string) => fileNamed(string, 'plugins/a/index.ts', files);
    expect(named('./loader.cjs')).toBe('plugins/a/loader.cjs');
    expect(named('./src/css/index.css')).toBe('src/css/index.css');
    expect(named('@site/src/first')).toBe('src/first.ts');
    expect(named('a sentence')).toBeUndefined();
  });

  it('are read where they name files, not in texts for users', () => {
    expect(['plugins/a.ts', 'docs/a/__tests__/b.test.ts', 'sidebars.ts'].every(namesThings)).toBe(
      true,
    );
    expect(['docs/a/Demo.tsx', 'src/a.ts', 'eslint.config.mjs'].some(namesThings)).toBe(false);
  });
});

describe('tests of a spec', () => {
  const SPEC = `import { GRID } from '../fixtures/grid';
const PAGE = '/x/a/';
async function open(page) { await visit(page, PAGE); }
test('one', async ({ page }) => { await open(page); });
test.describe('group', () => {
  for (const path of ['/x/b/', '/x/c/']) {
    test(\`\${path} fits\`, async () => {});
  }
  test('imported', () => visit(GRID));
});
`;

  it('have the strings of what they call, of their loop and of what they import', () => {
    const tests = testsOfSpec(SPEC, new Map([['GRID', new Set(['/x/grid/'])]]));
    expect(tests.map(({ line, strings }) => [line, [...strings]])).toEqual([
      [4, ['one', '/x/a/']],
      [7, ['', '/x/b/', '/x/c/']],
      [9, ['imported', '/x/grid/']],
    ]);
  });

  it('addresses in docsPage() are those of the pages in docs/', () => {
    const tests = testsOfSpec(`const PAGE = docsPage('/x/a/');
test('one', () => visit(PAGE));
test('two', () => visit(docsPage(\`/x/b/\${id}/\`)));`);
    expect(tests.map(({ strings }) => [...strings])).toEqual([
      ['one', addressOf('docs/a/index.mdx')],
      ['two', addressOf('docs/b/index.mdx')],
    ]);
  });

  it('names are followed into fixtures', () => {
    expect([...importedNames(SPEC)]).toEqual([['GRID', '../fixtures/grid']]);
    const names = stringsOfNames("const BASE = '/x/'; export const GRID = [BASE, '/x/grid/'];");
    expect([...(names.get('GRID') ?? [])]).toEqual(['/x/', '/x/grid/']);
  });
});

it('tests beside a page open that page, and belong to the whole spec', () => {
  const text = `import { test } from '../fixtures/test';
import '../../${root}/a/__tests__/b.playwright';
`;
  const files = new Set([`${root}/a/index.mdx`, `${root}/a/__tests__/b.playwright.ts`]);
  expect(testsBesidePages('e2e/pages/a.spec.ts', text, files)).toEqual([
    { line: 0, strings: new Set(['/x/a/']) },
  ]);
  expect(testsBesidePages('e2e/pages/a.spec.ts', "import './b';", files)).toEqual([]);
});

it('reaches everything by the shortest way, and stops where it is told', () => {
  const graph = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set(['c'])],
    ['d', new Set(['a'])],
  ]);
  expect([...reachFrom(turnAround(graph), ['c'])]).toEqual([
    ['c', ['c']],
    ['a', ['c', 'a']],
    ['b', ['c', 'b']],
    ['d', ['c', 'a', 'd']],
  ]);
  expect([...reachFrom(turnAround(graph), ['c'], (file) => file !== 'a').keys()]).toEqual([
    'c',
    'b',
  ]);
});
