/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '@site/i18n/en/code.json';
import type { AnatomyItem } from '../../items';
import { NameList } from '../NameList';

jest.mock('@site/src/api-reference/texts', () => ({}));
jest.mock('@site/src/i18n/useText', () => ({
  useText: () => (key: keyof typeof english) => english[key].message,
}));

function itemOf(kind: AnatomyItem['kind'], name: string): AnatomyItem {
  return { kind, name, description: '', anchor: '', hasProps: false };
}

const SLOTS = ['cell', 'columnMenu', 'footer'].map((name) => itemOf('slot', name));
const CLASSES = Array.from({ length: 12 }, (_, index) => itemOf('class', `cell--${index}`));

function show(items: readonly AnatomyItem[] = [...SLOTS, ...CLASSES]) {
  const onPress = jest.fn();
  const names = { items, onPress, onPoint: () => undefined, pointed: [] };
  render(<NameList {...names} isShown={() => true} />);
  return { onPress, user: userEvent.setup() };
}

function nameOf(item: string): HTMLElement {
  return screen.getByRole('button', { name: item });
}

it('is one tab stop for each kind, in which the arrow keys move', async () => {
  const { user } = show(SLOTS.concat(CLASSES.slice(0, 2)));
  await user.tab();
  expect(nameOf('cell')).toBe(document.activeElement);
  await user.keyboard('{ArrowDown}{End}{ArrowUp}');
  expect(nameOf('columnMenu')).toBe(document.activeElement);
  await user.tab();
  expect(nameOf('cell--0')).toBe(document.activeElement);
  await user.tab({ shift: true });
  expect(nameOf('columnMenu')).toBe(document.activeElement);
});

it('filters many names; the first that is left is the tab stop', async () => {
  const { user } = show();
  await user.type(screen.getByRole('searchbox'), 'Menu');
  expect(screen.getAllByRole('button')).toEqual([nameOf('columnMenu')]);
  await user.tab();
  expect(nameOf('columnMenu')).toBe(document.activeElement);
});

it('does not tell the document about presses, on which components close their popups', () => {
  const { onPress } = show();
  const listen = jest.fn();
  const events = ['mousedown', 'mouseup', 'click', 'touchend'];
  events.forEach((event) => document.addEventListener(event, listen));
  fireEvent.mouseDown(nameOf('footer'));
  fireEvent.mouseUp(nameOf('footer'));
  fireEvent.click(nameOf('footer'));
  fireEvent.touchEnd(nameOf('footer'));
  events.forEach((event) => document.removeEventListener(event, listen));
  expect(listen).not.toHaveBeenCalled();
  expect(onPress).toHaveBeenCalledWith(SLOTS[2]);
});
