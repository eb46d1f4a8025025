import { formatMinors, mergeMinors } from '../minors-file';

const RANGES = { charts: { after: '7.29', until: '8.3' } };

it('replaces facts of the minors that were looked at, and keeps older ones', () => {
  const before = {
    charts: { A: { since: '7.4', deprecated: '8.1' }, B: { since: '8.2' }, C: { type: '7.5' } },
  };
  const found = { charts: { A: { deprecated: '8.2' }, D: { since: '8.0' } } };
  expect(mergeMinors(before, found, RANGES)).toEqual({
    charts: { A: { since: '7.4', deprecated: '8.2' }, C: { type: '7.5' }, D: { since: '8.0' } },
  });
});

it('a family that was not looked at stays', () => {
  const before = { 'tree-view': { A: { since: '8.1' } } };
  expect(mergeMinors(before, {}, RANGES)).toEqual(before);
});

it('has a line for each export and member, in the order of their names', () => {
  const merged = mergeMinors(
    {},
    { charts: { B: { since: '8.0' }, 'A prop x': { type: '8.1' } } },
    {},
  );
  expect(formatMinors(merged)).toBe(
    '{\n"charts":{\n"A prop x":{"type":"8.1"},\n"B":{"since":"8.0"}\n}\n}\n',
  );
});
