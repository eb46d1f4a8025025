import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import helpers from '../helpers.cjs';

const folder = path.dirname(require.resolve('@docusaurus/utils-common'));

/** Names of the helpers that the installed package calls. */
function calledHelpers(): string[] {
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name = '']) => name),
  );
}

it('has all helpers that the package calls, and no others', () => {
  expect([...new Set(calledHelpers())]).toEqual(Object.keys(helpers));
});

it('leaves an ECMAScript module as it is, and wraps a CommonJS module', () => {
  const ecmaScript = { __esModule: true, default: 1 };
  const commonJs = () => 1;
  expect(helpers.__importDefault(ecmaScript)).toBe(ecmaScript);
  expect(helpers.__importDefault(commonJs)).toEqual({ default: commonJs });
});
