/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useCopyShortcut } from '../useCopyShortcut';

function Block({ copy }: { copy: () => void }) {
  const ref = useCopyShortcut<HTMLDivElement>(copy);
  return (
    <div ref={ref}>
      <button type="button">inside</button>
    </div>
  );
}

function setUp(): jest.Mock {
  const copy = jest.fn();
  render(
    <>
      <Block copy={copy} />
      <button type="button">outside</button>
      <input aria-label="field" />
    </>,
  );
  return copy;
}

function press(key: Partial<KeyboardEvent>): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'c', ...key });
}

afterEach(() => window.getSelection()?.removeAllRanges());

it.each([
  ['Ctrl+C', { ctrlKey: true }],
  ['⌘C', { metaKey: true }],
])('%s copies the block that has the focus', (_, keys) => {
  const copy = setUp();
  screen.getByText('inside').focus();
  press(keys);
  expect(copy).toHaveBeenCalledTimes(1);
});

it('copies nothing while the focus is elsewhere', () => {
  const copy = setUp();
  screen.getByText('outside').focus();
  press({ ctrlKey: true });
  expect(copy).not.toHaveBeenCalled();
});

it.each([
  ['C alone', {}],
  ['Ctrl+Shift+C, which opens the inspector', { ctrlKey: true, shiftKey: true }],
  ['Ctrl+Alt+C', { ctrlKey: true, altKey: true }],
  ['another key', { ctrlKey: true, key: 'x' }],
])('%s copies nothing', (_, keys) => {
  const copy = setUp();
  screen.getByText('inside').focus();
  press(keys);
  expect(copy).not.toHaveBeenCalled();
});

it('a selection is left to the browser', () => {
  const copy = setUp();
  const inside = screen.getByText('inside');
  inside.focus();
  window.getSelection()?.selectAllChildren(inside);
  press({ ctrlKey: true });
  expect(copy).not.toHaveBeenCalled();
});

it('stops listening when the block goes', () => {
  const copy = jest.fn();
  const { unmount } = render(<Block copy={copy} />);
  screen.getByText('inside').focus();
  unmount();
  press({ ctrlKey: true });
  expect(copy).not.toHaveBeenCalled();
});
