import { compareMinors, isInRange, minorOf } from '../minor-number';
import { minorOfFact, minorsBetween, minorsKey, type MinorsList } from '../minors';

const RANGE = { after: '7.0', until: '7.29' };

const LIST: MinorsList = {
  charts: {
    Heatmap: { since: '7.5' },
    'Heatmap prop tooltip': { since: '7.12', deprecated: '7.20' },
    'LineChart prop colors': { type: '6.18' },
  },
};

function tooltip(fact: 'since' | 'deprecated' | 'removed') {
  const member = { kind: 'prop', name: 'tooltip' } as const;
  return minorOfFact(LIST, { family: 'charts', owner: 'Heatmap', member }, fact, RANGE);
}

it('minors are in the order of their numbers', () => {
  expect(['7.10', '6.20', '7.9', '7.0'].sort(compareMinors)).toEqual([
    '6.20',
    '7.0',
    '7.9',
    '7.10',
  ]);
  expect(minorOf('7.0.0-beta.1')).toBe('7.0');
});

it('a range begins after its first minor, and has its last one', () => {
  const inside = ['7.0', '7.1', '7.29', '7.30', '6.20'].filter((minor) => isInRange(minor, RANGE));
  expect(inside).toEqual(['7.1', '7.29']);
});

it('an interface has one member of a name, whether a method or a field', () => {
  expect(minorsKey('DataGrid', { kind: 'prop', name: 'rows' })).toBe('DataGrid prop rows');
  const keys = (['method', 'field'] as const).map((kind) =>
    minorsKey('GridApi', { kind, name: 'a' }),
  );
  expect(new Set(keys).size).toBe(1);
});

it('knows the minor of each fact of a member', () => {
  expect(tooltip('since')).toBe('7.12');
  expect(tooltip('deprecated')).toBe('7.20');
  expect(tooltip('removed')).toBeUndefined();
});

it('a member that is not listed came with its export, but was not deprecated with it', () => {
  const member = { kind: 'prop', name: 'series' } as const;
  const subject = { family: 'charts', owner: 'Heatmap', member };
  expect(minorOfFact(LIST, subject, 'since', RANGE)).toBe('7.5');
  expect(minorOfFact(LIST, subject, 'deprecated', RANGE)).toBeUndefined();
});

it('facts of minors outside of the compared versions do not count', () => {
  const member = { kind: 'prop', name: 'colors' } as const;
  const subject = { family: 'charts', owner: 'LineChart', member };
  expect(minorOfFact(LIST, subject, 'type', RANGE)).toBeUndefined();
  expect(minorOfFact(LIST, subject, 'type', { after: '6.0', until: '7.0' })).toBe('6.18');
  expect(minorOfFact(LIST, subject, 'type', undefined)).toBeUndefined();
});

it('minors between versions of the docs are those of the family', () => {
  const from = { families: { charts: { version: '7.0.0-beta.1' } } };
  const to = { families: { charts: { version: '7.29.1' }, 'tree-view': { version: '7.29.10' } } };
  expect(minorsBetween('charts', from, to)).toEqual(RANGE);
  expect(minorsBetween('tree-view', from, to)).toBeUndefined();
});
