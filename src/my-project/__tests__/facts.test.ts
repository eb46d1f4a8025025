import path from 'node:path';
import { documentedPeersOf } from '../../../plugins/outputs/documented-peers';
import { DOCS_VERSIONS } from '../../../model/library-versions';
import { dateLibraries } from '../facts/date-libraries';
import { familyFacts } from '../facts/family-facts';
import { peerConflicts } from '../facts/peer-conflicts';
import { siteSettings } from '../facts/site-settings';
import { needsWork, ownChanges, upgradesOf } from '../facts/upgrades';
import { readProject } from '../read/read-project';
import { LOCKFILES } from '@site/model/project-files/__tests__/shapes/lockfiles';
import { PACKAGE_JSON } from '@site/model/project-files/__tests__/shapes/package-json';

const PEERS = documentedPeersOf(DOCS_VERSIONS, path.resolve(__dirname, '../../..'));

function factsOf(text: string) {
  const result = readProject(text);
  if ('error' in result) throw new Error(`The text is not readable: ${result.error.code}`);
  const { project } = result;
  const families = familyFacts(project, DOCS_VERSIONS);
  return {
    project,
    families,
    conflicts: peerConflicts(project, families, PEERS),
    settings: siteSettings(project, families),
    upgrades: upgradesOf(families, DOCS_VERSIONS),
  };
}

/** Family, plan and id of the matching docs. */
function shortFacts(text: string) {
  return factsOf(text).families.map(({ family, plan, closest }) =>
    [family, plan, closest?.docs.id, closest?.fit].filter(Boolean).join(' '),
  );
}

it.each([
  [PACKAGE_JSON.plain, ['data-grid 7.0.0-beta.1 same']],
  [PACKAGE_JSON.monorepo, ['charts pro next same']],
  [PACKAGE_JSON.catalog, ['date-pickers pro']],
  [
    PACKAGE_JSON.ranges,
    [
      'data-grid premium 6.20 near',
      'date-pickers 7.0.0-beta.1 same',
      'charts 6.20 otherMajor',
      'tree-view',
    ],
  ],
  [PACKAGE_JSON.library, ['data-grid pro 6.20 near']],
  [PACKAGE_JSON.withoutMuiX, []],
  [LOCKFILES.npm3, ['data-grid pro next same']],
  [LOCKFILES.pnpm9, ['date-pickers 6.20 same', 'charts next same']],
])('families have their plan and docs (%#)', (text, facts) => {
  expect(shortFacts(text)).toEqual(facts);
});

it('two majors of a package are both named', () => {
  const [aliased] = factsOf(PACKAGE_JSON.aliases).families;
  expect(aliased).toMatchObject({ majors: [6, 7], closest: { docs: { id: 'next' } } });
  const [locked] = factsOf(LOCKFILES.npm1).families;
  expect(locked?.majors).toEqual([5, 6]);
});

it.each([
  [PACKAGE_JSON.plain, []],
  [PACKAGE_JSON.missingPeers, ['@mui/material', 'date library', 'react', 'react-dom']],
  [PACKAGE_JSON.oldPeers, ['@emotion/react ^10.0.0', 'date-fns ^1.30.1', 'react ^16.14.0']],
  // Ranges of the lockfile itself: two packages ask for a newer Material UI.
  [LOCKFILES.npm3, ['@mui/material 5.14.0', '@mui/material 5.14.0']],
  [LOCKFILES.berry, ['react']],
])('peers that are missing or of another version are named (%#)', (text, expected) => {
  const { conflicts } = factsOf(text);
  const named = conflicts.map(({ peer, wanted, found }) =>
    [wanted === undefined ? 'date library' : peer, ...found].join(' '),
  );
  expect(named.sort()).toEqual(expected);
});

it('of a version that is not known, no conflict is claimed', () => {
  const { conflicts } = factsOf(PACKAGE_JSON.catalog);
  expect(conflicts).toEqual([]);
});

it('date libraries are those that the project asks for', () => {
  expect(dateLibraries(factsOf(LOCKFILES.npm3).project)).toEqual(['dayjs']);
  expect(dateLibraries(factsOf(LOCKFILES.pnpm5).project)).toEqual(['date-fns-v2']);
  expect(dateLibraries(factsOf(LOCKFILES.yarn1).project)).toEqual(['moment']);
});

it('the site is set to what the file shows, and to nothing else', () => {
  expect(factsOf(PACKAGE_JSON.plain).settings).toEqual({
    version: '7.0.0-beta.1',
    codeVariant: 'TS',
  });
  expect(factsOf(LOCKFILES.pnpm5).settings).toEqual({
    version: '6.20',
    packageManager: 'pnpm',
    dateLibrary: 'date-fns-v2',
  });
  expect(factsOf(PACKAGE_JSON.bunCatalog).settings).toEqual({ version: 'next' });
  const two = JSON.stringify({
    dependencies: { dayjs: '^1.11.0', luxon: '^3.0.0', tailwindcss: '3.4.0' },
  });
  expect(factsOf(two).settings).toEqual({ codeStyling: 'Tailwind' });
});

it('upgrades lead to all newer documented versions, the next one first', () => {
  const upgrades = factsOf(LOCKFILES.pnpm9).upgrades.map(({ to, families }) => [
    to.id,
    ...families.map(({ family }) => family),
  ]);
  expect(upgrades).toEqual([
    ['7.0.0-beta.1', 'date-pickers'],
    ['next', 'date-pickers'],
  ]);
  expect(factsOf(PACKAGE_JSON.monorepo).upgrades).toEqual([]);
});

describe('changes that concern a project', () => {
  const change = {
    name: 'DataGrid',
    kind: 'component',
    status: 'changed',
    added: [{ kind: 'prop', name: 'listView', type: 'boolean' }],
    removed: [],
    retyped: [],
    redefaulted: [],
    deprecated: [
      { kind: 'prop', name: 'old', deprecated: 'Use another one', minor: '7.2' },
      { kind: 'prop', name: 'older', deprecated: 'Use another one', minor: '7.20' },
    ],
    pages: {},
  } as const;
  const exports = [
    {
      ...change,
      added: [...change.added],
      removed: [],
      retyped: [],
      redefaulted: [],
      deprecated: [...change.deprecated],
    },
    {
      ...change,
      name: 'DataGridPremium',
      plan: 'premium',
      added: [],
      removed: [],
      retyped: [],
      redefaulted: [],
      deprecated: [],
    },
  ] as unknown as Parameters<typeof ownChanges>[0];

  it('are of its plan, and after its minor', () => {
    const [facts] = factsOf('{"dependencies": {"@mui/x-data-grid": "7.5.0"}}').families;
    if (!facts) throw new Error('There is no family');
    const own = ownChanges(exports, facts);
    expect(own.map(({ name }) => name)).toEqual(['DataGrid']);
    expect(own[0]?.deprecated.map(({ name }) => name)).toEqual(['older']);
    expect(own.map(needsWork)).toEqual([true]);
  });

  it('need no work if they only add something', () => {
    const [first] = exports;
    if (!first) throw new Error('There is no change');
    expect(needsWork({ ...first, deprecated: [] })).toBe(false);
    expect(needsWork({ ...first, status: 'added' })).toBe(false);
    expect(needsWork({ ...first, status: 'removed' })).toBe(true);
  });
});
