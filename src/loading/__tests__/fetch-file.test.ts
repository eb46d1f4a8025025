/** @jest-environment jsdom */
import { fetchFile } from '../fetch-file';
import { isLoadError } from '../load-errors';
import { newerBuild } from '../newer-build';

jest.mock('../newer-build', () => ({ newerBuild: jest.fn(async () => undefined) }));

const answer = (text: string, ok = true) =>
  ({ ok, status: ok ? 200 : 404, json: async () => JSON.parse(text) as unknown }) as Response;
const read = (response: Response) => response.json() as Promise<unknown>;
const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetching.mockReset();
  jest.mocked(newerBuild).mockClear();
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = fetching as typeof fetch;
});

it.each([
  ['missing', answer('', false)],
  ['a page in its place', answer('<!doctype html>')],
])('asks past the browser’s cache when a file is %s', async (_, wrong) => {
  fetching.mockResolvedValueOnce(wrong).mockResolvedValueOnce(answer('{"a":1}'));
  expect(await fetchFile('/a.json', read)).toEqual({ a: 1 });
  expect(fetching.mock.calls.map(([, init]) => init.cache)).toEqual([undefined, 'reload']);
});

it('does not ask again after a limit of time, which the reader has waited already', async () => {
  fetching.mockRejectedValue(new DOMException('late', 'TimeoutError'));
  await expect(fetchFile('/a.json', read)).rejects.toThrow('late');
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(newerBuild).not.toHaveBeenCalled();
});

it.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['for a file that is missing', async () => answer('', false)],
  ['for a page in its place', async () => answer('<!doctype html>')],
])('fails as something that can be tried again %s', async (_, fail) => {
  fetching.mockImplementation(fail);
  const error: unknown = await fetchFile('/a.json', read).catch((thrown: unknown) => thrown);
  expect(isLoadError(error)).toBe(true);
});
