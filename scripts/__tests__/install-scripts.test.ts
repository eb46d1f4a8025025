import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Content;
}

it('packages run nothing when they are installed', () => {
  const settings = readFileSync(path.join(ROOT, '.npmrc'), 'utf8').split('\n');
  expect(settings).toContain('ignore-scripts=true');
});

it('a person has looked at every package that would run a script', () => {
  const { packages } = readJson<{ packages: Record<string, { hasInstallScript?: boolean }> }>(
    'package-lock.json',
  );
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json');
  const withScripts = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScripts)].sort());
});
