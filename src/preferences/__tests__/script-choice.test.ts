/** @jest-environment jsdom */
import { createChoice } from '../create-choice';
import { FakeChannel, installFakeChannels } from './fake-channel';

const root = document.documentElement;

/** Creates a choice without an attribute: storage decides. */
function createWish() {
  return createChoice({
    storage: 'localStorage',
    key: 'wish',
    values: ['no', 'yes'],
    default: 'no',
  });
}

beforeEach(() => {
  localStorage.clear();
  installFakeChannels();
});

it.each([
  ['', 'no'],
  ['yes', 'yes'],
  ['YES', 'no'],
  ['__proto__', 'no'],
])('%j in storage is %s, whatever the attributes of the page are', (value, expected) => {
  localStorage.setItem('wish', value);
  root.setAttribute('data-wish', 'yes');
  root.setAttribute('wish', 'yes');
  expect(createWish().get()).toBe(expected);
  root.removeAttribute('data-wish');
  root.removeAttribute('wish');
});

it('leaves no trace in the page', () => {
  const before = root.outerHTML;
  const wish = createWish();
  wish.set('yes');
  expect([wish.get(), localStorage.getItem('wish'), root.outerHTML]).toEqual([
    'yes',
    'yes',
    before,
  ]);
});

it('can be forgotten, here and in another tab', () => {
  const wish = createWish();
  wish.set('yes');
  wish.subscribe(jest.fn());
  wish.reset();
  expect([wish.get(), localStorage.getItem('wish')]).toEqual(['no', null]);
  wish.set('yes');
  localStorage.clear();
  new FakeChannel('wish').postMessage(null);
  expect(wish.get()).toBe('no');
});
