import { tokenizeType } from '../type-tokens';

const LINKS = {
  GridColDef: '/x/api/data-grid/grid-col-def/',
  GridApi: '/x/api/data-grid/grid-api/',
};

/** Names that became links in angle brackets. */
function linked(type: string): string {
  const tokens = tokenizeType(type, LINKS);
  // Nothing is lost or added.
  expect(tokens.map(({ text }) => text).join('')).toBe(type);
  return tokens.map(({ text, href }) => (href ? `«${text}»` : text)).join('');
}

it.each([
  ['GridColDef', '«GridColDef»'],
  ['readonly GridColDef<R>[]', 'readonly «GridColDef»<R>[]'],
  ['MutableRefObject<GridApi> | GridColDef', 'MutableRefObject<«GridApi»> | «GridColDef»'],
  ['GridColDefinition | MyGridColDef', 'GridColDefinition | MyGridColDef'],
  ['$GridColDef | GridColDef$ | GridColDef2', '$GridColDef | GridColDef$ | GridColDef2'],
  ['\'GridColDef\' | "GridApi" | GridApi', '\'GridColDef\' | "GridApi" | «GridApi»'],
  ['React.GridApi', 'React.GridApi'],
  ['{\n  api: GridApi;\n}', '{\n  api: «GridApi»;\n}'],
  ['Record<constructor, toString> & __proto__', 'Record<constructor, toString> & __proto__'],
  ["it's GridApi", "it's «GridApi»"],
  ['', ''],
])('%s', (type, expected) => {
  expect(linked(type)).toBe(expected);
});

it('a link has the address of its name', () => {
  expect(tokenizeType('GridApi[]', LINKS)).toEqual([
    { text: 'GridApi', href: '/x/api/data-grid/grid-api/' },
    { text: '[]' },
  ]);
});
