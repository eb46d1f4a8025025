import { moduleNames, packageModuleNames } from '../module-names';

function requests(code: string, ending = '.tsx'): string[] {
  return moduleNames(code, ending).map(({ request }) => request);
}

it.each([
  ['an import', "import { a } from 'one';", ['one']],
  ['an import over lines', "import {\n  a,\n  type B,\n} from 'one';", ['one']],
  ['an import for its effects', "import './one';", ['./one']],
  ['an import of types', "import type { A } from 'one';", ['one']],
  ['a re-export', "export * from './one';\nexport { a } from './two';", ['./one', './two']],
  ['an import that comes later', "const load = () => import('./one');", ['./one']],
  ['a type in place', "let a: import('one').A;", ['one']],
  ['a file for the bundler', "new URL('./one.ts', import.meta.url);", ['./one.ts']],
  ['a template without values', 'import(`./one`);', ['./one']],
])('%s is found', (_, code, expected) => {
  expect(requests(code)).toEqual(expected);
});

it.each([
  ['a comment', "// import { a } from 'one';\n/* import './two'; */"],
  ['a text', 'const code = "import { a } from \'one\';";'],
  ['a template', "const code = `import a from 'one';`;"],
  ['text between tags', "const a = <p>import b from 'one'</p>;"],
  ['an address', "new URL('./one', location.href).search;"],
  ['a name that is computed', 'import(`./${name}`);'],
  ['a declaration', 'export const from = 1;'],
])('%s names nothing', (_, code) => {
  expect(requests(code)).toEqual([]);
});

it('a worker is told from other files', () => {
  const code = `new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
new URL('./picture.svg', import.meta.url);`;
  expect(moduleNames(code, '.ts')).toMatchObject([
    { request: './worker.ts', worker: true },
    { request: './picture.svg', worker: false },
  ]);
});

it('a name is found by its place', () => {
  const code = "import a from 'one';";
  const [name] = moduleNames(code, '.ts');
  expect(code.slice(name?.start, name?.end)).toBe('one');
});

it('a cast is read in a file without tags', () => {
  expect(requests("const a = <Row>b;\nimport('one');", '.ts')).toEqual(['one']);
});

it('files of packages are read in both module systems', () => {
  const common = 'var _react = _interop(require("react"));\n// require("not")\nrequire("./other");';
  expect(packageModuleNames(common)).toEqual(['react', './other']);
  expect(packageModuleNames('import * as React from "react";\nexport * from "./other";')).toEqual([
    'react',
    './other',
  ]);
});
