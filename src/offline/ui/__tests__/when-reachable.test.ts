/** @jest-environment jsdom */
import { whenReachable } from '../when-reachable';

const ADDRESS = 'https://mui.com/x/react-charts/';

/** Gives each request the next of the outcomes, and the last one from then on. */
function answerWith(...outcomes: (number | 'no network' | 'never')[]): jest.Mock {
  const request = jest.fn((_address: string, { signal }: { signal: AbortSignal }) => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome === 'never') {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    }
    return outcome === 'no network'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ status: outcome });
  });
  Object.assign(globalThis, { fetch: request });
  return request;
}

function start(): { reached: jest.Mock; stop: () => void } {
  const reached = jest.fn();
  const controller = new AbortController();
  void whenReachable(ADDRESS, controller.signal).then(reached);
  return { reached, stop: () => controller.abort() };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('asks again until the host responds, each time after a longer wait', async () => {
  const request = answerWith('no network', 503, 200);
  const { reached } = start();
  await jest.advanceTimersByTimeAsync(1000);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1999);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  expect(reached).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(4000);
  expect(reached).toHaveBeenCalledWith(true);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(request).toHaveBeenCalledTimes(3);
});

test('asks at once when the browser reports a network, and goes on if there is none yet', async () => {
  const request = answerWith('no network', 404);
  const { reached } = start();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(1);
  expect(reached).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(reached).toHaveBeenCalledWith(true);
});

test('asks at least once a minute', async () => {
  const request = answerWith('no network');
  const { stop } = start();
  await jest.advanceTimersByTimeAsync(600_000);
  const before = request.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(request.mock.calls.length).toBe(before + 1);
  stop();
});

test('does not wait for a response that never comes', async () => {
  const request = answerWith('never', 200);
  const { reached } = start();
  await jest.advanceTimersByTimeAsync(1000 + 5000 + 1999);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(reached).toHaveBeenCalledWith(true);
});

test('asks again soon when a network comes while a request is waiting', async () => {
  const request = answerWith('no network', 'no network', 'no network', 'never', 200);
  const { reached } = start();
  await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000);
  expect(request).toHaveBeenCalledTimes(4);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(reached).toHaveBeenCalledWith(true);
});

test('sends nothing while the browser knows that there is no network', async () => {
  const request = answerWith(200);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { reached } = start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(request).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(reached).toHaveBeenCalledWith(true);
});

test('ends when the page is left', async () => {
  const request = answerWith('no network');
  const { reached, stop } = start();
  stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(request).not.toHaveBeenCalled();
  expect(reached).toHaveBeenCalledWith(false);
});
