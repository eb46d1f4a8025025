import { historyReader } from '../history';
import type { MemberFacts, MemberList } from '../member-list';
import { listOf } from './lists';

function historyOf(...lists: MemberList[]) {
  const versions = lists.map((list, index) => ({ id: `v${index + 1}`, list }));
  return historyReader(versions)('data-grid', 'DataGrid');
}

function ofProp(...facts: (MemberFacts | null)[]) {
  const history = historyOf(...facts.map((each) => listOf(each ? { x: each } : {})));
  return history.members.get('prop x');
}

it('has nothing to say with a single version', () => {
  const { members, ...rest } = historyOf(listOf({ x: { deprecated: 'No.' } }));
  expect(rest).toEqual({ removed: [] });
  expect(members.get('prop x')).toEqual({});
});

it('names the version that added a member, unless it is the oldest one', () => {
  expect(ofProp({}, {}, {})).toEqual({});
  expect(ofProp(null, {}, {})).toEqual({ since: 'v2' });
  expect(ofProp(null, null, {})).toEqual({ since: 'v3' });
});

it('a member that came back is as old as its return', () => {
  expect(ofProp({}, null, {})).toEqual({ since: 'v3' });
});

it('names each version that changed the type or the default, with what was before', () => {
  expect(
    ofProp({ type: 'A', default: '1' }, { type: 'B', default: '1' }, { type: 'C', default: '2' }),
  ).toEqual({
    types: [
      { in: 'v2', from: 'A' },
      { in: 'v3', from: 'B' },
    ],
    defaults: [{ in: 'v3', from: '1' }],
  });
});

it('names the version that deprecated a member, unless the oldest one had', () => {
  expect(ofProp({}, { deprecated: 'No.' }, { deprecated: 'No!' })).toEqual({
    deprecatedSince: 'v2',
  });
  expect(ofProp({ deprecated: 'No.' }, { deprecated: 'No.' })).toEqual({});
});

it('keeps what older versions had, with the last facts and the version that removed it', () => {
  const { removed } = historyOf(
    listOf({ a: { type: 'A' }, b: { type: 'B', deprecated: 'Use `c` instead.' } }),
    listOf({ b: { type: 'B2', deprecated: 'Use `c` instead.' } }),
    listOf({ c: {} }),
  );
  expect(removed).toEqual([
    { kind: 'prop', name: 'a', type: 'A', in: 'v2' },
    {
      kind: 'prop',
      name: 'b',
      type: 'B2',
      deprecated: 'Use `c` instead.',
      replacement: 'c',
      in: 'v3',
    },
  ]);
});

it('an export has a history of its own', () => {
  const { since, members } = historyOf({ 'data-grid': {} }, listOf({ x: {} }));
  expect(since).toBe('v2');
  expect(members.get('prop x')).toEqual({ since: 'v2' });
});
