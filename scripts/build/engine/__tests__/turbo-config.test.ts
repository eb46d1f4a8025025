import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS } from '../../../merge/__tests__/generated-units';
import { SECTION_VERSIONS } from '../../../../model/sections/index';
import { parseUnit } from '../../../../model/units';
import { factsFile, turboConfig } from '../turbo-config';
import { BUILD_VARIABLES } from '../variables';

const PACKAGES = 'versions/7.0.0/packages';

const DOCS = [
  ...VERSIONS.map((each) => (each.status === 'current' ? { ...each, packages: PACKAGES } : each)),
  ...SECTION_VERSIONS,
];

const unitsNamed = (...names: string[]) => names.map((name) => parseUnit(name, DOCS));

const UNITS = unitsNamed('x/next/zh', 'x/current/en', 'x/6.20/en');

const { tasks, globalEnv, envMode, cacheDir } = turboConfig({
  units: [...UNITS, ...unitsNamed('system/current/zh', 'material-ui/current/en')],
  versions: DOCS,
  signed: false,
});

const inputsOf = (unit: string) => tasks[`unit:${unit}`]?.inputs ?? [];

it('has a task for each unit, with its folder as the only output', () => {
  expect(Object.keys(tasks)).toEqual([
    'unit:x/next/zh',
    'unit:x/current/en',
    'unit:x/6.20/en',
    'unit:system/current/zh',
    'unit:material-ui/current/en',
  ]);
  expect(tasks['unit:x/6.20/en']?.outputs).toEqual(['.units/x/6.20/en/**']);
});

it('depends on the pages of its version in its language and in English, and on no others', () => {
  expect(inputsOf('x/next/zh')).toEqual(
    expect.arrayContaining([
      'docs/**',
      'i18n/en/*',
      'i18n/zh/*',
      'i18n/zh/docusaurus-plugin-content-docs/current/**',
    ]),
  );
  expect(inputsOf('x/next/zh').join()).not.toMatch(/i18n\/pt|versioned_docs/);
  expect(inputsOf('x/6.20/en')).toEqual(
    expect.arrayContaining(['versioned_docs/version-6.20/**', 'versions/6.20/**']),
  );
  expect(inputsOf('x/6.20/en').join()).not.toMatch(/(^|,)docs\/|i18n\/zh|version-7/);
});

it('depends on the pages of its section, and not on those of others', () => {
  expect(inputsOf('system/current/zh')).toEqual(
    expect.arrayContaining([
      'sections/system/**',
      'i18n/zh/*',
      'i18n/zh/sections/system/**',
      '!model/titles/sections/joy-ui.ts',
      '!model/titles/charts.ts',
      '!model/news/**',
    ]),
  );
  expect(inputsOf('system/current/zh').join()).not.toMatch(/(^|,)docs\/|content-docs|sections\/joy-ui\//);
  expect(inputsOf('system/current/zh')).not.toContain('!model/titles/sections/system.ts');
  for (const { inputs } of Object.values(tasks).slice(0, 3)) {
    expect(inputs).toContain('!model/titles/sections/**');
    expect(inputs.join()).not.toMatch(/(^|,)sections\//);
  }
});

it('depends on the packages of the documented version where its reference names their slots', () => {
  expect(inputsOf('material-ui/current/en')).toContain(`${PACKAGES}/package*.json`);
  expect(inputsOf('system/current/zh').join()).not.toContain(`${PACKAGES}/`);
});

it('depends on all translations of its version if it is in English: one page shows their state', () => {
  expect(inputsOf('x/current/en').join()).toMatch(/i18n\/zh\/docusaurus-plugin-content-docs/);
  expect(inputsOf('x/current/en').join()).not.toMatch(/content-docs\/current\/\*\*/);
});

it('depends on neither tests nor what the build itself makes', () => {
  expect(inputsOf('x/next/zh')).toEqual(
    expect.arrayContaining([
      '!docs/api/**',
      '!src/**/__tests__/**',
      '!versions/*/packages/node_modules/**',
    ]),
  );
  expect(inputsOf('x/next/zh').join()).not.toMatch(/e2e|tests\//);
});

it('has a file of facts for each unit', () => {
  expect(inputsOf('x/6.20/en')).toContain('.cache/unit-facts/x-6.20-en.json');
  expect(new Set(UNITS.map(factsFile)).size).toBe(3);
});

it('hides all variables from units but those that are part of their hash or harmless', () => {
  expect(envMode).toBe('strict');
  expect(globalEnv).toEqual(expect.arrayContaining(BUILD_VARIABLES));
});

it('keeps its cache in a folder of the project', () => {
  expect(cacheDir).toBe('.cache/turbo');
});

it('knows all variables of the build that the README lists', () => {
  const readme = readFileSync(path.join(__dirname, '../../../../README.md'), 'utf8');
  const [, build = ''] = /The build reads these(.*?)These are for runs of the tests/s.exec(readme) ?? [];
  const rows = build.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z_]+/g) ?? []);
  // It names the folder of outputs, and changes none.
  expect(listed.filter((name) => name !== 'DOCS_ARCHIVES').sort()).toEqual(BUILD_VARIABLES);
});
