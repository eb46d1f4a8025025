import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { componentFamilies } from '../families';
import { LANGUAGE_NAMES } from '../languages';
import { PLANS } from '../plans';
import { languagesOf, packagesOf, workingCopyOf, type DocsVersion } from '../docs-version';
import content from '../versions.json';
import schema from '../versions.schema.json';

const VERSIONS = content as readonly DocsVersion[];
const SNAPSHOTS = path.join(__dirname, '../../versions.json');

const validate = new Ajv({ allErrors: true }).compile(schema);

describe('the list of versions', () => {
  it('keeps to its schema', () => {
    validate(content);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('has one documented version, the only one directly below /x/', () => {
    const documented = VERSIONS.filter(({ status }) => status === 'current');
    expect(documented.map(({ path: folder }) => folder)).toEqual(['']);
    const others = VERSIONS.filter(({ status }) => status !== 'current');
    expect(others.map(({ path: folder }) => folder)).toEqual(others.map(({ id }) => id));
  });

  it('names each version once', () => {
    const ids = VERSIONS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has the snapshots that Docusaurus lists, in the same order, and the pages in docs/', () => {
    const snapshots: unknown = existsSync(SNAPSHOTS)
      ? JSON.parse(readFileSync(SNAPSHOTS, 'utf8'))
      : [];
    const names = VERSIONS.map(({ docs }) => docs);
    expect(names.filter((name) => name !== 'current')).toEqual(snapshots);
    expect(names.filter((name) => name === 'current')).toHaveLength(1);
  });

  it('says of each snapshot on which day and in which languages it was made', () => {
    for (const { docs, date, languages } of VERSIONS) {
      const isSnapshot = docs !== 'current';
      expect([docs, date !== null, languages !== undefined]).toEqual([
        docs,
        isSnapshot,
        isSnapshot,
      ]);
    }
  });

  it('has the families of the site, in their order, for the pages in docs/', () => {
    expect(Object.keys(workingCopyOf(VERSIONS).families)).toEqual(
      componentFamilies().map(({ id }) => id),
    );
  });
});

describe('the schema', () => {
  const [version] = content;

  it.each<[string, object]>([
    ['a status that does not exist', { status: 'old' }],
    ['a path of two folders', { path: 'a/b' }],
    ['a date in another form', { date: '22.03.2024' }],
    ['a language that the site does not have', { languages: ['de'] }],
    ['packages in the folder of the docs', { packages: 'versioned_docs/version-6.20/packages' }],
    ['a version without its last number', { families: { charts: { version: '7.0', plans: [] } } }],
    ['a family without plans', { families: { charts: { version: '7.0.0' } } }],
    ['something more', { color: 'blue' }],
  ])('notices %s', (_, change) => {
    expect(validate([{ ...version, ...change }])).toBe(false);
  });

  it('notices what is missing', () => {
    for (const name of schema.definitions.version.required) {
      expect(validate([{ ...version, [name]: undefined }])).toBe(false);
    }
  });

  it('knows versions that were cut, and the coming one', () => {
    const cut = {
      ...version,
      ...{ id: '6.20', docs: '6.20', path: '6.20', label: '6.20', status: 'archived' },
      ...{ banner: 'unmaintained', date: '2024-03-22', languages: ['en'] },
      packages: 'versions/6.20/packages',
    };
    const next = { ...version, id: 'next', path: 'next', status: 'next', banner: 'unreleased' };
    expect(validate([next, version, cut])).toBe(true);
  });

  it('names the languages and the plans of the site', () => {
    expect(schema.definitions.language.enum).toEqual(Object.keys(LANGUAGE_NAMES));
    expect(schema.definitions.plan.enum).toEqual(PLANS);
  });
});

describe('a version', () => {
  const version: DocsVersion = {
    ...workingCopyOf(VERSIONS),
    families: { gantt: { version: '7.1.0', plans: ['pro'] } },
  };

  it('has its packages, and none of a family that it lacks', () => {
    expect(packagesOf(version, 'gantt')).toEqual([
      { name: '@mui/x-gantt' },
      { name: '@mui/x-gantt-pro', plan: 'pro' },
    ]);
    expect(packagesOf(version, 'charts')).toEqual([]);
  });

  it('is in all languages of the site unless it lists its own', () => {
    expect(languagesOf(version)).toEqual(Object.keys(LANGUAGE_NAMES));
    expect(languagesOf({ ...version, languages: ['en'] })).toEqual(['en']);
  });

  it('whose pages are in docs/ is found by that, and has to be there', () => {
    const cut = { ...version, docs: '6.20' };
    expect(workingCopyOf([cut, version])).toBe(version);
    expect(() => workingCopyOf([cut])).toThrow(/lacks the version whose pages are in docs/);
  });
});
