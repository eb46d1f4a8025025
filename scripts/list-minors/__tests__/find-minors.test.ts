import type {
  ExportMembers,
  MemberFacts,
  MemberList,
} from '../../../model/member-history/member-list';
import { findMinors, type MinorStep } from '../find-minors';

const PACKAGES = ['@mui/x-charts', '@mui/x-charts-pro'];

function listOf(
  exported: Record<string, Record<string, MemberFacts>>,
  more: Partial<ExportMembers> = {},
): MemberList {
  const components = Object.entries(exported).map(([name, prop]) => [
    name,
    { kind: 'component', members: { prop }, ...more },
  ]);
  return { charts: Object.fromEntries(components) as MemberList[string] };
}

/** Minors 7.0, 7.1 and so on. */
function stepsOf(lists: readonly MemberList[], packages = PACKAGES): MinorStep[] {
  return lists.map((list, index) => ({ minor: `7.${index}`, packages, list }));
}

/** The minors of changes from the first of some minors to the last one. */
function find(...lists: MemberList[]) {
  const [from = {}] = lists;
  return findMinors(from, lists.at(-1) ?? {}, stepsOf(lists)).charts;
}

/** The minors of a prop, in minors that each have it with some facts or do not have it. */
function ofProp(...facts: (MemberFacts | null)[]) {
  const lists = facts.map((each) => listOf({ Chart: each ? { x: each } : {} }));
  return find(...lists)?.['Chart prop x'];
}

it('finds the minor that added a member', () => {
  expect(ofProp(null, null, {}, {})).toEqual({ since: '7.2' });
  expect(ofProp({}, {}, {})).toBeUndefined();
});

it('a member that came back is as old as its return', () => {
  expect(ofProp(null, {}, null, {})).toEqual({ since: '7.3' });
});

it('finds the minors that deprecated and removed members', () => {
  expect(ofProp({}, {}, { deprecated: 'No.' })).toEqual({ deprecated: '7.2' });
  expect(ofProp({}, null, null)).toEqual({ removed: '7.1' });
});

it('finds the minor with the type and the default value of today', () => {
  expect(ofProp({ type: 'A' }, { type: 'B' }, { type: 'C' }, { type: 'C' })).toEqual({
    type: '7.2',
  });
  expect(ofProp({ default: '1' }, { default: '2' }, { default: '2' })).toEqual({ default: '7.1' });
});

it('a type that is only written in another way has not changed again', () => {
  expect(ofProp({ type: 'A' }, { type: 'B | C' }, { type: 'C | B' })).toEqual({ type: '7.1' });
});

it('members that came with their export are not listed', () => {
  expect(find(listOf({}), listOf({ New: { a: {} } }), listOf({ New: { a: {}, b: {} } }))).toEqual({
    New: { since: '7.1' },
    'New prop b': { since: '7.2' },
  });
});

it('an export that went has one minor', () => {
  expect(find(listOf({ Old: { a: {} } }), listOf({}))).toEqual({ Old: { removed: '7.1' } });
});

it('a minor without a release of the package shows nothing of its members', () => {
  const none = listOf({});
  const heatmap = listOf({ Heatmap: { a: {} } }, { plan: 'pro' });
  const steps = stepsOf([none, heatmap, none, heatmap]).map((step, index) =>
    index === 2 ? { ...step, packages: ['@mui/x-charts'] } : step,
  );
  expect(findMinors(none, heatmap, steps).charts).toEqual({ Heatmap: { since: '7.1' } });
});

it('leaves out what the declarations had before the first change', () => {
  const list = listOf({ Chart: { x: {} } });
  const steps = stepsOf([list, list]);
  expect(findMinors(listOf({ Chart: {} }), list, steps).charts).toEqual({});
});
