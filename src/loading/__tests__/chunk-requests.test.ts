/** @jest-environment jsdom */
import { inBackground } from '../background';
import { withQueryAfterFailure, withSecondAttempt } from '../chunk-requests';
import { isChunkError } from '../load-errors';
import { beginNavigation, endNavigation } from '../navigation';
import { newerBuild } from '../newer-build';

jest.mock('../newer-build', () => ({ newerBuild: jest.fn(async () => undefined) }));

const lost = () => Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });

const notice = () => document.querySelector('.loading-notice');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

beforeEach(() => {
  jest.useFakeTimers();
  endNavigation();
});
afterEach(() => {
  jest.useRealTimers();
  // A notice that stays open watches the document, which is gone when the last test has ended.
  button('shortcuts.closeButton')?.click();
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('asks once more for a chunk that failed, at another address', async () => {
  const nameOf = withQueryAfterFailure((id) => `${id}.js`);
  const asked: string[] = [];
  const request = jest.fn(async (id: string | number) => {
    asked.push(nameOf(id));
    if (asked.length === 1) throw lost();
  });
  const loading = withSecondAttempt(request)('a');
  await jest.advanceTimersByTimeAsync(1000);
  await loading;
  expect(asked).toEqual(['a.js', 'a.js?retry=1']);
  expect(notice()).toBeNull();
});

it('knows that a style sheet failed, for which the bundler has another error', () => {
  const error = Object.assign(new Error('Loading CSS chunk failed'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(isChunkError(error)).toBe(true);
  expect(isChunkError(Object.assign(new Error('Other'), { code: 'OTHER' }))).toBe(false);
});

it('passes on the second failure', async () => {
  const request = jest.fn().mockRejectedValue(lost());
  const result = withSecondAttempt(request)('b').catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('ChunkLoadError');
  expect(request).toHaveBeenCalledTimes(2);
});

it.each([
  ['script', 'c'],
  ['link', 'd'],
] as const)(
  'tells the reader of a %s that does not come, and asks for it again when they want it',
  async (name, id) => {
    const element = document.createElement(name);
    element.setAttribute('rel', 'stylesheet');
    document.body.append(element);
    const request = jest
      .fn()
      .mockImplementationOnce(
        () => new Promise((_, reject) => (element.onerror = () => reject(lost()))),
      )
      .mockResolvedValueOnce('arrived');
    const loading = withSecondAttempt(request)(id);
    await jest.advanceTimersByTimeAsync(7900);
    expect(notice()).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(notice()?.getAttribute('role')).toBe('alert');
    expect(notice()?.textContent).toContain('loading.slow');
    button('loading.retry')?.click();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await loading).toBe('arrived');
    expect(notice()).toBeNull();
  },
);

it('takes the notice back when the chunk comes after all', async () => {
  const request = () => new Promise((resolve) => setTimeout(resolve, 9000));
  const loading = withSecondAttempt(request)('d');
  await jest.advanceTimersByTimeAsync(8500);
  expect(notice()).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1000);
  await loading;
  expect(notice()).toBeNull();
});

it('says nothing of a slow chunk in the background until a page is opened, and while it loads', async () => {
  let arrive: (() => void) | undefined;
  const request = () => new Promise<void>((resolve) => (arrive = resolve));
  const loading = inBackground(() => withSecondAttempt(request)('f'));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(notice()).toBeNull();
  beginNavigation();
  await jest.advanceTimersByTimeAsync(7900);
  expect(notice()).toBeNull();
  await jest.advanceTimersByTimeAsync(200);
  expect(notice()?.textContent).toContain('loading.slow');
  endNavigation();
  expect(notice()).toBeNull();
  beginNavigation();
  arrive?.();
  await loading;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(notice()).toBeNull();
});

it('says nothing of the second attempt in the background either', async () => {
  const request = jest
    .fn()
    .mockRejectedValueOnce(lost())
    .mockImplementation(() => new Promise(() => undefined));
  void inBackground(() => withSecondAttempt(request)('g'));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(request).toHaveBeenCalledTimes(2);
  expect(notice()).toBeNull();
});

it('tells the reader who waits for a chunk that began to load in the background', async () => {
  const pending = new Promise<void>((resolve) => setTimeout(resolve, 20_000));
  const request = withSecondAttempt(() => pending);
  const loading = inBackground(() => request('h'));
  await jest.advanceTimersByTimeAsync(10_000);
  const wanted = request('h');
  await jest.advanceTimersByTimeAsync(7900);
  expect(notice()).toBeNull();
  await jest.advanceTimersByTimeAsync(200);
  expect(notice()?.textContent).toContain('loading.slow');
  await jest.advanceTimersByTimeAsync(5000);
  await Promise.all([loading, wanted]);
  expect(notice()).toBeNull();
});

it('does not ask again for what is gone, and offers the newer build where text would be lost', async () => {
  jest.mocked(newerBuild).mockResolvedValue('aaaaaaaaaaaaaaaa');
  // The tab has loaded the newer build once already, and still is what it was.
  sessionStorage.setItem('loading.reloadedFor', `aaaaaaaaaaaaaaaa${window.location.pathname}`);
  const request = jest.fn().mockRejectedValue(lost());
  await expect(withSecondAttempt(request)('e')).rejects.toThrow('Loading chunk failed');
  expect(request).toHaveBeenCalledTimes(1);
  expect(notice()?.textContent).toContain('loading.newer');
  expect(button('loading.reload')).toBeDefined();
});
