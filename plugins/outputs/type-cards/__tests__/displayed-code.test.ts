import ts from 'typescript';
import { inJavaScript, inLines } from '../displayed-code';
import type { FoundName } from '../find-names';

/** The places of a name in a text. */
function namesIn(text: string, ...names: string[]): FoundName[] {
  const pattern = new RegExp(`(?<![\\w$])(?:${names.join('|')})(?![\\w$])`, 'g');
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => ({
    start: index,
    name,
    target: { card: `${name} ${index}` },
  }));
}

/** What is at the positions of names. */
function wordsAt(text: string, names: readonly FoundName[]): string[] {
  return names.map(({ start }) => /^[\w$]+/.exec(text.slice(start))?.[0] ?? '');
}

const FILE = `import { Grid } from 'grid';

export default function Demo() {
  // #region excerpt
  const one = <Grid />;

  return <Grid rows={[]} />;
  // #endregion
}
`;

it('moves names to an excerpt at the margin', () => {
  const excerpt = 'const one = <Grid />;\n\nreturn <Grid rows={[]} />;';
  const names = inLines(FILE, namesIn(FILE, 'Grid', 'rows'), excerpt);
  expect(wordsAt(excerpt, names)).toEqual(['Grid', 'Grid', 'rows']);
});

it('moves names to the whole file without the comments of regions', () => {
  const whole = FILE.replace(/ *\/\/ #.*\n/g, '').trimEnd();
  const names = inLines(FILE, namesIn(FILE, 'Grid'), whole);
  expect(wordsAt(whole, names)).toEqual(['Grid', 'Grid', 'Grid']);
});

it('does not stop at a line that only looks like the first one of the text', () => {
  const file = 'a(x);\nb(x);\na(x);\nc(x);\n';
  const text = 'a(x);\nc(x);';
  const [first] = inLines(file, namesIn(file, 'x'), text);
  expect(first?.target.card).toBe(`x ${file.lastIndexOf('a(') + 2}`);
});

it('refuses a text that is not part of the file', () => {
  expect(() => inLines(FILE, [], 'other')).toThrow('no lines of the file are those of "other"');
});

it('finds the names of code in its JavaScript, and leaves those of types out', () => {
  const code = `import { Grid, type Row, Column } from 'grid';
interface Mine { field: Row }
const columns: Column[] = [{ field: 'id' }];
const grid = <Grid<Row> columns={columns} />;
`;
  const javaScript = `import { Grid } from 'grid';
const columns = [{ field: 'id' }];
const grid = <Grid columns={columns} />;
`;
  const names = namesIn(code, 'Grid', 'Row', 'Column', 'field');
  const source = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true);
  const found = inJavaScript(source, names, javaScript);
  expect(wordsAt(javaScript, found)).toEqual(['Grid', 'field', 'Grid']);
  // That of the object, not that of the interface.
  expect(found[1]?.target.card).toBe(`field ${code.lastIndexOf('field')}`);
});
