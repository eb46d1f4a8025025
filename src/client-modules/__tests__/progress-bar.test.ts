/** @jest-environment jsdom */
import type { ClientModule } from '@docusaurus/types';
import { onRouteDidUpdate, onRouteUpdate } from '../progress-bar';

type Navigation = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const bar = () => document.querySelector('.progress-bar');

function navigation(from: string | undefined, to: string): Navigation {
  const at = (pathname: string) => ({ pathname, search: '', hash: '', state: undefined });
  return { previousLocation: from === undefined ? null : at(from), location: at(to) };
}

/** Goes to another page, which comes after a time. */
function go(step: Navigation, milliseconds: number): void {
  const stop = onRouteUpdate?.(step);
  jest.advanceTimersByTime(milliseconds);
  if (stop) stop();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows while a page takes long, until it is there', () => {
  const step = navigation('/x/', '/x/introduction/');
  go(step, 300);
  expect(bar()).not.toBeNull();
  onRouteDidUpdate?.(step);
  expect(bar()).toBeNull();
});

it.each([
  ['a page that comes at once', navigation('/x/', '/x/introduction/'), 100],
  ['the first page', navigation(undefined, '/x/'), 300],
  ['another place on the page', navigation('/x/', '/x/'), 300],
])('does not show for %s', (_, step, milliseconds) => {
  go(step, milliseconds);
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});
