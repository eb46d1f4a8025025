import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_DOCS } from '../../../model/all-docs';
import { VERSIONS } from '../../merge/__tests__/generated-units';
import { withUnitScripts } from '../unit-scripts';

const MANIFEST = JSON.stringify({
  name: 'docs',
  scripts: { build: 'node build', 'unit:x/5/en': 'node scripts/build/unit-cli.mjs x/5/en' },
});

it('has a script for each unit, none for units that are gone, and keeps the others', () => {
  const { name, scripts } = JSON.parse(withUnitScripts(MANIFEST, VERSIONS)) as {
    name: string;
    scripts: Record<string, string>;
  };
  expect(name).toBe('docs');
  expect(Object.keys(scripts)).toHaveLength(8);
  expect(scripts.build).toBe('node build');
  expect(scripts['unit:x/6.20/en']).toBe('node scripts/build/unit-cli.mjs x/6.20/en');
});

it('package.json has them: if not, run node scripts/unit-scripts/cli.mjs', () => {
  const text = readFileSync(path.join(__dirname, '../../../package.json'), 'utf8');
  expect(withUnitScripts(text, ALL_DOCS)).toBe(text);
});
