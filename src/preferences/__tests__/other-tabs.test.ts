/** @jest-environment jsdom */
import { FakeChannel, installFakeChannels } from './fake-channel';
import { createSize, forgetSize, storedSize, storeSize } from './size-choice';

beforeEach(() => {
  forgetSize();
  installFakeChannels();
});

describe('the other tabs of the browser', () => {
  it('follow a choice', () => {
    const other = new FakeChannel('data-size');
    const heard = jest.fn();
    other.addEventListener('message', (event) => heard((event as MessageEvent).data));
    const size = createSize();
    size.subscribe(jest.fn());
    size.set('large');
    expect(heard.mock.calls).toEqual([['large']]);
  });

  it('are followed, without writing again what they have written', () => {
    const size = createSize();
    const listener = jest.fn();
    size.subscribe(listener);
    new FakeChannel('data-size').postMessage('large');
    expect(size.get()).toBe('large');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(storedSize()).toBeNull();
  });

  it.each([
    ['junk', 'huge'],
    ['an object', { size: 'large' }],
    ['nothing', undefined],
  ])('may send %s, which is the default', (_, data) => {
    const size = createSize();
    size.subscribe(jest.fn());
    new FakeChannel('data-size').postMessage(data);
    expect(size.get()).toBe('small');
  });

  it('are left alone when nobody listens any more', () => {
    const size = createSize();
    const leave = [size.subscribe(jest.fn()), size.subscribe(jest.fn())];
    expect(FakeChannel.open).toHaveLength(1);
    leave.forEach((stop) => stop());
    expect(FakeChannel.open).toHaveLength(0);
  });
});

describe('a browser without channels', () => {
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  function comeBack(): void {
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('choosing works all the same', () => {
    const size = createSize();
    size.subscribe(jest.fn());
    size.set('large');
    expect(size.get()).toBe('large');
  });

  it('a tab catches up when the reader comes back to it', () => {
    const size = createSize();
    size.subscribe(jest.fn());
    storeSize('large');
    comeBack();
    expect(size.get()).toBe('large');
  });

  it('junk that was stored meanwhile is the default, and nothing stored changes nothing', () => {
    const size = createSize();
    size.subscribe(jest.fn());
    size.set('large');
    localStorage.clear();
    comeBack();
    expect(size.get()).toBe('large');
    storeSize('junk');
    comeBack();
    expect(size.get()).toBe('small');
  });
});
