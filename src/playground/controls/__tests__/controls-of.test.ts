import type { ApiComponentPage, ApiMember } from '@site/model/api-reference';
import { applyChanges, withChange } from '../apply-changes';
import { controlsOf } from '../controls-of';

function member(name: string, type: string, more: Partial<ApiMember> = {}): ApiMember {
  return { name, type, anchor: '', required: false, description: '', ...more };
}

function controlsFor(...props: ApiMember[]) {
  return controlsOf({ props } as unknown as ApiComponentPage, {}, {});
}

it.each([
  ['boolean', undefined, { kind: 'switch', initial: false }],
  ['boolean', 'true', { kind: 'switch', initial: true }],
  ['boolean', 'true on desktop', { kind: 'choice', initial: '' }],
  ['number', '52', { kind: 'number', initial: 52, min: 0, max: 1000 }],
  ['string', '"Date"', { kind: 'text', initial: 'Date' }],
  ['ReactNode', undefined, { kind: 'text', initial: '' }],
  ['string | number', "'80%'", { kind: 'text', initial: '80%', takesNumbers: true }],
  ["'a' | 'b'", '"b"', { kind: 'choice', initial: 'b' }],
  ['3 | 4 | null', '3', { kind: 'choice', initial: '3' }],
  ['false | keyof Logger', undefined, { kind: 'choice', initial: '' }],
])('makes a control of %s with the default %s', (type, text, expected) => {
  expect(controlsFor(member('prop', type, { default: text }))[0]).toMatchObject(expected);
});

it.each([
  member('prop', 'TDate'),
  member('prop', 'readonly string[]'),
  member('prop', '(value: string) => void'),
  member('prop', 'string | ChartsXAxisProps | null'),
  member('prop', 'boolean', { deprecated: 'Use another.' }),
  member('unstable_prop', 'boolean'),
  member('className', 'string'),
])('makes no control of $name: $type', (prop) => {
  expect(controlsFor(prop)).toEqual([]);
});

it('does not let steps be zero, which some components would never get past', () => {
  expect(controlsFor(member('minutesStep', 'number'))[0]).toMatchObject({ min: 1 });
});

it('offers data for props whose types have no literals, and begins with what is given', () => {
  const rows = [{ id: 1 }];
  const page = { props: [member('rows', 'readonly R[]')] } as unknown as ApiComponentPage;
  const controls = controlsOf(page, { rows }, { rows: { one: rows, none: [] } });
  const [control] = controls;
  expect(control).toMatchObject({ kind: 'choice', initial: 'one' });
  expect(applyChanges({ rows }, controls, { rows: 'none' })).toEqual({ rows: [] });
});

it('takes no text for a prop that is not set, and what is as at the beginning for no change', () => {
  const controls = controlsFor(member('label', 'string', { default: '"Date"' }));
  expect(applyChanges({ label: 'Date' }, controls, { label: '' })).toEqual({ label: undefined });
  const [control] = controls;
  expect(control && withChange({ label: '' }, control, 'Date')).toEqual({});
});

it('takes a text of digits for a number, if the prop takes both', () => {
  const both = controlsFor(member('cx', 'number | string'));
  expect(applyChanges({}, both, { cx: '80' })).toEqual({ cx: 80 });
  expect(applyChanges({}, both, { cx: '80%' })).toEqual({ cx: '80%' });
  const text = controlsFor(member('label', 'string'));
  expect(applyChanges({}, text, { label: '80' })).toEqual({ label: '80' });
});
