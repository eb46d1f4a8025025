/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useMenuButton } from '../useMenuButton';

function Menu() {
  const { root, open, buttonProps, menuProps } = useMenuButton();
  return (
    <div ref={root}>
      <button {...buttonProps}>Styling</button>
      {open && (
        <div {...menuProps}>
          <button role="menuitemradio" aria-checked={false}>
            First
          </button>
          <button role="menuitemradio" aria-checked>
            Second
          </button>
        </div>
      )}
    </div>
  );
}

it('brings all of the menu into view, and focuses the checked item', () => {
  const shown: [element: Element, options: unknown][] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    shown.push([this, options]);
  };
  render(<Menu />);
  fireEvent.click(screen.getByRole('button', { name: 'Styling' }));
  expect(shown).toEqual([[screen.getByRole('menu'), { block: 'nearest' }]]);
  expect(document.activeElement?.textContent).toBe('Second');
});
