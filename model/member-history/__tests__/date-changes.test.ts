import { compareFamily } from '../compare';
import { dateChanges, undatedChanges } from '../date-changes';
import type { MinorsList } from '../minors';
import { listOf } from './lists';

const FAMILY = 'data-grid';
const RANGE = { after: '7.0', until: '7.29' };

const before = listOf({ gone: {}, old: {}, typed: { type: 'A' }, set: { default: '1' } });
const after = listOf({
  old: { deprecated: 'No.' },
  typed: { type: 'B' },
  set: { default: '2' },
  added: {},
});
const changes = compareFamily(before, after, FAMILY);

function dated(facts: MinorsList[string]) {
  return dateChanges(changes, { family: FAMILY, minors: { [FAMILY]: facts }, range: RANGE });
}

it('each change of a member has its minor', () => {
  const [grid] = dated({
    'DataGrid prop added': { since: '7.4' },
    'DataGrid prop gone': { removed: '7.5' },
    'DataGrid prop old': { deprecated: '7.6' },
    'DataGrid prop set': { default: '7.7' },
    'DataGrid prop typed': { type: '7.8' },
  });
  expect(grid).toMatchObject({
    added: [{ name: 'added', minor: '7.4' }],
    removed: [{ name: 'gone', minor: '7.5' }],
    deprecated: [{ name: 'old', minor: '7.6' }],
    redefaulted: [{ name: 'set', minor: '7.7' }],
    retyped: [{ name: 'typed', minor: '7.8' }],
  });
  expect(grid).not.toHaveProperty('minor');
});

it('changes of unknown minors stay as they are', () => {
  expect(dated({})).toEqual(changes);
});

it('an export that came or went has a minor', () => {
  const minors = { [FAMILY]: { DataGrid: { since: '7.4', removed: '7.9' } } };
  const options = { family: FAMILY, minors, range: RANGE };
  const [added] = dateChanges(compareFamily({}, after, FAMILY), options);
  expect(added).toMatchObject({ status: 'added', minor: '7.4' });
  expect(added?.added.map(({ minor }) => minor)).toEqual(['7.4', '7.4', '7.4', '7.4']);
  const [removed] = dateChanges(compareFamily(after, {}, FAMILY), options);
  expect(removed).toMatchObject({ status: 'removed', minor: '7.9' });
});

it('names what came, went or was deprecated in an unknown minor', () => {
  expect(undatedChanges(changes)).toEqual(['DataGrid.added', 'DataGrid.old', 'DataGrid.gone']);
  expect(undatedChanges(dated({ 'DataGrid prop added': { since: '7.4' } }))).toEqual([
    'DataGrid.old',
    'DataGrid.gone',
  ]);
  expect(undatedChanges(compareFamily(after, {}, FAMILY))).toEqual(['DataGrid']);
});
