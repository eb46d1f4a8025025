/** @jest-environment jsdom */
import { isBackground } from '../background';
import { withRetry } from '../load-route';
import { beginNavigation, endNavigation } from '../navigation';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const lost = () => Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
const notice = () => document.querySelector('.loading-notice');

function partOf(load: () => Promise<unknown>) {
  return withRetry([load])[0];
}

it('says nothing of a page that nobody goes to, and tries again when somebody does', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue('page');
  endNavigation();
  const loading = partOf(load)?.[0]();
  await settle();
  expect(notice()).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  beginNavigation();
  expect(await loading).toBe('page');
});

it('loads in the background: what a link preloads is slow for nobody', async () => {
  const found: boolean[] = [];
  const load = async () => void found.push(isBackground());
  await partOf(load)?.[0]();
  expect(found).toEqual([true]);
  expect(isBackground()).toBe(false);
});

it('tells a reader who waits for a page, and tries again as often as they like', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(lost())
    .mockRejectedValueOnce(lost())
    .mockResolvedValue('page');
  beginNavigation();
  const loading = partOf(load)?.[0]();
  for (let press = 0; press < 2; press += 1) {
    await settle();
    expect(notice()?.textContent).toContain('loading.failed');
    notice()?.querySelector('button')?.click();
  }
  expect(await loading).toBe('page');
  expect(notice()).toBeNull();
});

it('passes on what the code of a page throws, for the error boundary', async () => {
  beginNavigation();
  const load = jest.fn().mockRejectedValue(new TypeError('x is not a function'));
  await expect(partOf(load)?.[0]()).rejects.toThrow('x is not a function');
  expect(load).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
});
