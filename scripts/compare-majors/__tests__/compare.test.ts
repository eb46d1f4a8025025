import { compareMajors, compareNames } from '../compare.mjs';
import { codeOf, namesToCover, uncovered } from '../coverage.mjs';
import { GUIDES } from '../guides.mjs';

const RULES = [{ from: /SlotsComponent$/, to: 'Slots' }];

type Names = Record<string, string[]>;

function major(exports: Names, members: Names = {}, all = members) {
  const map = (record: Names) =>
    new Map(Object.entries(record).map(([name, values]) => [name, new Set(values)]));
  return { exports: map(exports), members: map(members), all: map(all) };
}

test('names are removed, renamed or added; a rule counts only where the new name exists', () => {
  const older = ['Kept', 'BarSlotsComponent', 'OldSlotsComponent'];
  expect(compareNames(older, new Set(['Kept', 'BarSlots', 'Fresh']), RULES)).toEqual({
    removed: ['OldSlotsComponent'],
    renamed: [{ from: 'BarSlotsComponent', to: 'BarSlots' }],
    added: ['Fresh'],
  });
});

test('members are compared under the new name of their type', () => {
  const older = major(
    { BarSlotsComponent: ['@a/b'], enUS: ['@a/b', '@a/b/locales'] },
    { BarSlotsComponent: ['bar', 'line'] },
  );
  const newer = major({ BarSlots: ['@a/b'], enUS: ['@a/b/locales'] }, { BarSlots: ['bar'] });
  const comparison = compareMajors(older, newer, RULES);
  expect(comparison.moved).toEqual([{ name: 'enUS', from: ['@a/b'], to: ['@a/b/locales'] }]);
  expect(namesToCover(comparison)).toEqual([
    { name: 'BarSlotsComponent', owners: [], to: 'BarSlots' },
    { name: 'line', owners: ['BarSlots'], to: undefined },
  ]);
});

test('a prop that comes from elsewhere now is not gone', () => {
  const older = major({ PanelProps: ['@a/b'] }, { PanelProps: ['sx', 'width'] });
  const newer = major({ PanelProps: ['@a/b'] }, { PanelProps: [] }, { PanelProps: ['sx'] });
  expect(compareMajors(older, newer, []).members.get('PanelProps')?.removed).toEqual(['width']);
});

test('a name is covered only in code, and as a whole', () => {
  const page = 'The line `onClick` of `.MuiBar-root` is\n\n```diff\n-cell--wide\n+BarSlots\n```\n';
  expect(codeOf(page)).toContain('cell--wide');
  const names = ['line', 'onClick', 'root', 'cell--wide', 'cell', 'Bar'].map((name) => ({
    name,
    owners: [],
  }));
  expect(uncovered(names, page).map(({ name }) => name)).toEqual(['line', 'cell', 'Bar']);
});

test('every family has its guide', () => {
  expect(GUIDES.map(({ id }) => id)).toEqual(['data-grid', 'pickers', 'tree-view', 'charts']);
});
