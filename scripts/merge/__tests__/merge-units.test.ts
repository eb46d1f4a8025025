import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentOf } from '../../../e2e/fixtures/folder-content';
import { formatUnit, parseUnit, unitsOf, type Unit } from '../../../model/units';
import { mergeUnits } from '../merge-units';
import type { SitePart } from '../merged-site';
import { versionsPart } from '../public-versions';
import { VERSIONS, writeFiles, writeUnit } from './generated-units';

let project: string;
let said: string[];

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'merge-units-'));
  said = [];
});

afterEach(() => rmSync(project, { recursive: true }));

const UNITS = unitsOf(VERSIONS);

const unitsDir = () => path.join(project, '.units');

const named = (name: string) => parseUnit(name, VERSIONS);

const inSite = (file: string, site = 'build') => path.join(project, site, file);

/** Merges what is in the folder of units. */
function merge(
  units: readonly Unit[] = UNITS,
  { site = 'build', parts = [versionsPart] }: { site?: string; parts?: SitePart[] } = {},
) {
  return mergeUnits({
    outDir: path.join(project, site),
    units,
    folderOf: (unit) => path.join(unitsDir(), formatUnit(unit)),
    versions: VERSIONS,
    parts,
    say: (line) => said.push(line),
  });
}

const writeAll = () => UNITS.forEach((unit) => writeUnit(unitsDir(), unit));

it('has the files of all units, and none of what they tell the merge', async () => {
  writeAll();
  await merge();
  expect(readFileSync(inSite('zh/x/next/introduction/index.html'), 'utf8')).toBe('<p>x/next/zh');
  expect(readFileSync(inSite('x/6.20/introduction/index.html'), 'utf8')).toBe('<p>x/6.20/en');
  expect(existsSync(inSite('unit.json'))).toBe(false);
  expect(existsSync(inSite('.unit'))).toBe(false);
  expect(said).toEqual([]);
});

it('links files instead of copying them', async () => {
  writeAll();
  await merge();
  expect(statSync(inSite('x/introduction/index.html')).nlink).toBe(2);
});

it('makes the same bytes in every order of units, and when it is run again', async () => {
  writeAll();
  const orders = [UNITS, [...UNITS].reverse(), [...UNITS.slice(3), ...UNITS.slice(0, 3)]];
  const sites: Map<string, string>[] = [];
  for (const [index, units] of [...orders, UNITS].entries()) {
    await merge(units, { site: `site-${index % orders.length}` });
    sites.push(contentOf(path.join(project, `site-${index % orders.length}`)));
  }
  expect(sites[0]?.size).toBeGreaterThan(UNITS.length * 3);
  for (const site of sites) expect(site).toEqual(sites[0]);
});

it('stops where two units have different files at one address, and names both', async () => {
  writeAll();
  const chunk = 'assets/js/0a1b2c3d.4e5f6071.js';
  writeFiles(path.join(unitsDir(), 'x/current/en'), { [chunk]: 'one' });
  writeFiles(path.join(unitsDir(), 'x/next/en'), { [chunk]: 'two' });
  await expect(merge()).rejects.toThrow(
    `x/current/en and x/next/en have different files at ${chunk}`,
  );
});

it.each([
  ['x/next/en', 'x/introduction/index.html', 'belongs to x/current/en'],
  ['x/next/en', 'sw.js', 'belongs to x/current/en'],
  ['x/current/en', 'zh/x/introduction/index.html', 'belongs to x/current/zh'],
  ['x/6.20/en', 'pt/x/6.20/introduction/index.html', 'belongs to no unit'],
])('stops where %s writes %s', async (name, file, whose) => {
  writeUnit(unitsDir(), named(name), { files: { [file]: 'foreign' } });
  await expect(merge([named(name)])).rejects.toThrow(
    `${name} has the file ${file}, which ${whose}`,
  );
});

describe('links into other units', () => {
  const link = (to: string, line: number | null = 7) => ({ to, file: 'docs/a/index.mdx', line });
  const writeLinks = (...links: ReturnType<typeof link>[]) => {
    writeAll();
    writeUnit(unitsDir(), named('x/next/en'), { manifest: { links } });
  };

  it('may lead to pages and to places in them', async () => {
    writeLinks(
      link('/x/introduction/'),
      link('/x/6.20/introduction/#why'),
      link('/zh/x/next/react-data-grid/sorting/?userLanguage=zh#multi-sorting'),
    );
    await expect(merge()).resolves.toBeUndefined();
  });

  it('that are broken are all named, with file, line and reason', async () => {
    writeLinks(
      link('/x/introduction/#gone'),
      link('/x/6.20/introduction/#why'),
      link('/x/6.20/gone/', 12),
      link('/pt/x/6.20/introduction/', null),
    );
    await expect(merge()).rejects.toThrow(
      [
        'Links into other units are broken:',
        'docs/a/index.mdx → /pt/x/6.20/introduction/: there is no such page',
        'docs/a/index.mdx:12 → /x/6.20/gone/: there is no such page',
        'docs/a/index.mdx:7 → /x/introduction/#gone: the page has no id "gone"',
      ].join('\n'),
    );
  });

  it('are not checked where the other unit is left out, which one line says', async () => {
    writeLinks(link('/x/gone/'));
    await merge([named('x/next/en'), named('x/6.20/en')]);
    expect(said).toEqual([
      'Left out, with links into them unchecked: x/next/zh, x/next/pt, x/current/en, x/current/zh, x/current/pt',
    ]);
  });
});

it('lists all versions in versions.json, also those that are left out', async () => {
  writeAll();
  await merge([named('x/current/en')]);
  expect(JSON.parse(readFileSync(inSite('versions.json'), 'utf8'))).toEqual({
    versions: [
      expect.objectContaining({ id: 'next', path: 'next', languages: ['en', 'zh', 'pt'] }),
      {
        id: '7.0.0',
        label: '7.0.0',
        path: '',
        status: 'current',
        languages: ['en', 'zh', 'pt'],
        families: { 'data-grid': '7.0.0' },
      },
      expect.objectContaining({ id: '6.20', status: 'archived', languages: ['en'] }),
    ],
  });
});

it('names the unit that is not built', async () => {
  writeUnit(unitsDir(), named('x/current/en'));
  await expect(merge()).rejects.toThrow(
    /^x\/next\/en: it is not built, as there is no .*unit\.json$/,
  );
});

it.each([
  ['a unit is wrong', [], { 'x/next/a.html': 'foreign' }],
  ['a part fails', [() => Promise.reject(new Error('no feed'))], {}],
])('leaves the last site where %s', async (_, parts, files) => {
  writeAll();
  await merge();
  writeFiles(path.join(unitsDir(), 'x/current/en'), {
    'x/introduction/index.html': 'new',
    ...files,
  });
  const before = contentOf(path.join(project, 'build'));
  await expect(merge(UNITS, { parts })).rejects.toThrow();
  expect(contentOf(path.join(project, 'build')).size).toBe(before.size);
  expect(readdirSync(project).sort()).toEqual(['.units', 'build']);
});

it('does not let a part overwrite a file of a unit', async () => {
  writeAll();
  const part: SitePart = ({ write }) => write('x/introduction/index.html', 'redirect');
  await expect(merge(UNITS, { parts: [part] })).rejects.toThrow(
    'The merge writes x/introduction/index.html, which is there already',
  );
});
