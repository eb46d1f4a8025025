/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { useResultKeys } from '../useResultKeys';

const IDS = ['page', 'section', 'other'];

/** A field whose value is the active row; returns whether the field itself handles a key. */
function renderField(first: number, choose: (place: number) => void = () => undefined) {
  function Field({ query }: { query: string }) {
    const { active, onKeyDown } = useResultKeys(IDS, query, first, choose);
    return <input aria-activedescendant={IDS[active]} onKeyDown={onKeyDown} />;
  }
  const { getByRole, rerender } = render(<Field query="a" />);
  const field = getByRole('textbox');
  return {
    press: (key: string) => fireEvent.keyDown(field, { key }),
    active: () => field.getAttribute('aria-activedescendant'),
    type: (query: string) => rerender(<Field query={query} />),
  };
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it.each([0, 1])('shows the row that Enter opens, %d, before arrow keys are used', (first) => {
  const choose = jest.fn();
  const { press, active } = renderField(first, choose);
  expect(active()).toBe(IDS[first]);
  press('Enter');
  expect(choose).toHaveBeenCalledWith(first);
});

it('moves from that row, and wraps around', () => {
  const { press, active } = renderField(1);
  press('ArrowDown');
  expect(active()).toBe('other');
  press('ArrowDown');
  expect(active()).toBe('page');
  press('ArrowUp');
  expect(active()).toBe('other');
});

it('leaves Home and End to the field before arrow keys are used', () => {
  const { press, active } = renderField(1);
  expect(press('End')).toBe(true);
  expect(active()).toBe('section');
  press('ArrowUp');
  expect(press('End')).toBe(false);
  expect(active()).toBe('other');
});

it('begins at the first choice again with the next query', () => {
  const { press, active, type } = renderField(1);
  press('ArrowDown');
  type('ab');
  expect(active()).toBe('section');
});
