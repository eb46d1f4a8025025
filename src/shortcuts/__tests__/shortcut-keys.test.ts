/** @jest-environment jsdom */
import { actionOf, asksForSearch, turnSingleKeys } from '../shortcut-keys';
import { keyName, shortcutsOf } from '../shortcuts';

function actionOn(html: string, key: string, more: KeyboardEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let action: string | undefined;
  const listen = (event: KeyboardEvent) => (action = actionOf(event));
  document.addEventListener('keydown', listen, { once: true });
  const target = document.querySelector('[data-here]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return action;
}

beforeEach(() => localStorage.clear());

it('knows its keys', () => {
  expect(actionOn('', '?', { shiftKey: true })).toBe('list');
  expect(actionOn('<a href="/" data-here>link</a>', 'd')).toBe('colorMode');
  expect(actionOn('', 'x')).toBeUndefined();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
  'keeps away from %j',
  (more) => expect(actionOn('', 'd', more)).toBeUndefined(),
);

it.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<div contenteditable="true"><b data-here></b></div>',
  '<div data-demo-stage="ready"><button data-here></button></div>',
  '<div role="dialog"><button data-here></button></div>',
  '<dialog open><button data-here></button></dialog>',
])('leaves keys alone in %s', (html) => expect(actionOn(html, 'd')).toBeUndefined());

it('can be turned off', () => {
  turnSingleKeys(false);
  expect(actionOn('', '?')).toBeUndefined();
  turnSingleKeys(true);
  expect(actionOn('', '?')).toBe('list');
});

it('lists search where there is one', () => {
  document.body.innerHTML = '';
  const texts = () => shortcutsOf(document).map(({ text }) => text);
  expect(texts()).not.toContain('shortcuts.search');
  document.body.innerHTML = '<button data-search></button>';
  expect(texts()).toContain('shortcuts.search');
});

it('names keys as they are on the keyboard', () => {
  expect(keyName('mod', 'MacIntel')).toBe('⌘');
  expect(keyName('mod', 'Linux x86_64')).toBe('Ctrl');
  expect(keyName('Esc', 'MacIntel')).toBe('Esc');
});

function asksOn(html: string, key: string, more: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  let asks = false;
  document.addEventListener('keydown', (event) => (asks = asksForSearch(event)), { once: true });
  const target = document.querySelector('[data-here]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return asks;
}

it('knows who asks for the search', () => {
  expect(asksOn('', '/')).toBe(true);
  expect(asksOn('<input data-here>', '/')).toBe(false);
  expect(asksOn('<input data-here>', 'k', { ctrlKey: true })).toBe(true);
  expect(asksOn('', 'K', { metaKey: true })).toBe(true);
  expect(asksOn('', 'k')).toBe(false);
  expect(asksOn('', 'k', { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(asksOn('<dialog open></dialog>', 'k', { ctrlKey: true })).toBe(false);
  turnSingleKeys(false);
  expect(asksOn('', '/')).toBe(false);
});
