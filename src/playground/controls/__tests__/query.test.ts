import type { Control } from '../control';
import { opensPlayground } from '../opens-playground';
import { OPENING_QUERY, readChanges, withChanges } from '../query';

const BASE = { anchor: '' };
const CONTROLS: readonly Control[] = [
  { ...BASE, name: 'loading', kind: 'switch', initial: false },
  { ...BASE, name: 'animated', kind: 'switch', initial: true },
  { ...BASE, name: 'rowHeight', kind: 'number', initial: 52, min: 0, max: 100 },
  { ...BASE, name: 'label', kind: 'text', initial: 'Date' },
  {
    ...BASE,
    ...{ name: 'density', kind: 'choice', initial: '' },
    options: [{ id: 'compact', value: 'compact', label: "'compact'" }],
  },
];

it('reads what is in the address', () => {
  const search = '?loading=true&animated=false&rowHeight=40.5&label=&density=compact';
  expect(readChanges(CONTROLS, search)).toEqual({
    ...{ loading: true, animated: false, rowHeight: 40.5, label: '', density: 'compact' },
  });
});

it.each([
  '',
  '?loading=yes&animated=1&rowHeight=1e2&density=huge',
  '?rowHeight=101&rowHeight=40',
  '?rowHeight=-1',
  '?rowHeight=',
  '?rowHeight=NaN',
  '?density=',
  `?label=${'x'.repeat(81)}`,
  '?label=a%00b',
  '?constructor=1&__proto__=1&toString=compact',
  '?loading=false&animated=true&rowHeight=52&label=Date',
])('takes %s for no change', (search) => {
  expect(readChanges(CONTROLS, search)).toEqual({});
});

it('writes changes, and leaves other parameters alone', () => {
  const changes = { loading: true, label: 'A & B' };
  const search = withChanges(CONTROLS, '?props=row&density=compact', changes, true);
  expect(search).toBe('props=row&playground=open&loading=true&label=A+%26+B');
  expect(readChanges(CONTROLS, search)).toEqual(changes);
  expect(withChanges(CONTROLS, search, {}, false)).toBe('props=row');
  expect(withChanges(CONTROLS, search, { loading: true }, undefined)).toBe(
    'props=row&loading=true',
  );
});

it('opens the playground for one value of one parameter', () => {
  expect(opensPlayground(OPENING_QUERY)).toBe(true);
  expect(opensPlayground('?playground=1')).toBe(false);
  expect(opensPlayground('?loading=true')).toBe(false);
});
