/** @jest-environment jsdom */
import { showNotice } from '../notice';

afterEach(() => document.body.replaceChildren());

const notices = () => [...document.querySelectorAll('.loading-notice')];
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click();

it('shows one notice at a time: what is more urgent hides the rest until it is done', () => {
  const hideSlow = showNotice('slow', () => undefined);
  const hideNewer = showNotice('newer', () => undefined);
  expect(notices().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('loading.newer'),
  ]);
  hideNewer();
  expect(notices().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('loading.slow'),
  ]);
  hideSlow();
  expect(notices()).toEqual([]);
});

it('announces a notice once, though a more urgent one hides it for a while', () => {
  const role = () => notices()[0]?.getAttribute('role');
  const hideSlow = showNotice('slow', () => undefined);
  expect(role()).toBe('alert');
  const hideNewer = showNotice('newer', () => undefined);
  expect(role()).toBe('alert');
  hideNewer();
  expect(notices()[0]?.textContent).toContain('loading.slow');
  expect(role()).toBeNull();
  hideSlow();
  showNotice('slow', () => undefined);
  expect(role()).toBe('alert');
  press('shortcuts.closeButton');
});

it('tries everything again that failed, with one press', () => {
  const retries = [jest.fn(), jest.fn()];
  retries.forEach((retry) => showNotice('failed', retry));
  press('loading.retry');
  retries.forEach((retry) => expect(retry).toHaveBeenCalledTimes(1));
  expect(notices()).toEqual([]);
});

it('can be closed, and then does nothing', () => {
  const retry = jest.fn();
  showNotice('failed', retry);
  press('shortcuts.closeButton');
  expect(retry).not.toHaveBeenCalled();
  expect(notices()).toEqual([]);
});

it('gives the focus back to where it was', () => {
  document.body.innerHTML = '<button id="settings">Settings</button>';
  const trigger = document.getElementById('settings');
  trigger?.focus();
  showNotice('failed', () => undefined);
  expect(document.activeElement).toBe(trigger);
  document.querySelector<HTMLElement>('.loading-notice button')?.focus();
  press('loading.retry');
  expect(document.activeElement).toBe(trigger);
});

it('stands inside of a modal dialog, where it can be reached', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  const hide = showNotice('failed', () => undefined);
  expect(document.querySelector('dialog .loading-notice')).not.toBeNull();
  hide();
});

it('moves with the dialogs that open and close after it', async () => {
  document.body.innerHTML = '<dialog></dialog>';
  const dialog = document.querySelector('dialog');
  const hide = showNotice('failed', () => undefined);
  const parents = () => notices().map((notice) => notice.closest('dialog') ?? document.body);
  expect(parents()).toEqual([document.body]);
  dialog?.setAttribute('open', '');
  await Promise.resolve();
  expect(parents()).toEqual([dialog]);
  dialog?.removeAttribute('open');
  await Promise.resolve();
  expect(parents()).toEqual([document.body]);
  dialog?.setAttribute('open', '');
  await Promise.resolve();
  dialog?.remove();
  await Promise.resolve();
  expect(parents()).toEqual([document.body]);
  hide();
});
