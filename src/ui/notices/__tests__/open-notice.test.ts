/** @jest-environment jsdom */
import { openNotice } from '../open-notice';

const closing: (() => void)[] = [];

function open(name: string, from?: Element): () => void {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.innerHTML = `${name} <button>${name}</button>`;
  const close = openNotice(notice, from);
  closing.push(close);
  return close;
}

const stacks = () => [...document.querySelectorAll('.notices')];
const names = () => [...document.querySelectorAll('.notices button')].map((each) => each.innerHTML);
const announced = () =>
  [...document.querySelectorAll('[role=alert] button')].map((each) => each.innerHTML);
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

beforeEach(() => {
  document.body.innerHTML = '<a href="/">Home</a><button id="demo"></button><dialog></dialog>';
});
afterEach(() => closing.splice(0).forEach((close) => close()));

it('puts a notice above the others, without moving these, and all in one place', async () => {
  open('first');
  const added: Node[] = [];
  const observer = new MutationObserver((changes) =>
    added.push(...changes.flatMap((change) => [...change.addedNodes])),
  );
  observer.observe(document.body, { subtree: true, childList: true });
  open('second');
  await Promise.resolve();
  observer.disconnect();
  expect(stacks()).toHaveLength(1);
  expect(names()).toEqual(['second', 'first']);
  // A notice that is added again is announced again.
  expect(added.map(({ textContent }) => textContent)).toEqual(['second second']);
});

it('keeps what is open when another notice is closed, and leaves nothing after the last', () => {
  const closeFirst = open('first');
  const closeSecond = open('second');
  closeFirst();
  expect(names()).toEqual(['second']);
  closeSecond();
  expect(stacks()).toEqual([]);
});

it('does not announce again what moves into a dialog and back, but announces what is new', async () => {
  const dialog = document.querySelector('dialog');
  open('first');
  expect(announced()).toEqual(['first']);
  dialog?.setAttribute('open', '');
  await Promise.resolve();
  expect(dialog?.querySelector('.notices')).not.toBeNull();
  expect(announced()).toEqual([]);
  open('second');
  expect(announced()).toEqual(['second']);
  dialog?.removeAttribute('open');
  await Promise.resolve();
  expect(stacks()[0]?.parentElement).toBe(document.body);
  expect(announced()).toEqual([]);
  expect(names()).toEqual(['second', 'first']);
});

it('gives the focus back to the page when it was in another notice meanwhile', () => {
  focus('#demo');
  const closeFirst = open('first');
  focus('.notices button');
  const closeSecond = open('second');
  closeFirst();
  expect(document.activeElement?.id).toBe('demo');
  focus('.notices button');
  closeSecond();
  expect(document.activeElement?.id).toBe('demo');
});

it('gives the focus to the element that the notice names', () => {
  const link = document.querySelector('a') ?? undefined;
  const close = open('first', link);
  focus('.notices button');
  close();
  expect(document.activeElement).toBe(link);
});

it('leaves the focus alone when it is not in the notice', () => {
  const close = open('first');
  focus('#demo');
  close();
  expect(document.activeElement?.id).toBe('demo');
});
