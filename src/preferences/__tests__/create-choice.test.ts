/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createChoice, useChoice, type Choice } from '../create-choice';

/** Channels of the browser's tabs: what one posts, all others of that name hear. */
class FakeChannel extends EventTarget {
  static all: FakeChannel[] = [];
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.all.push(this);
  }

  postMessage(data: unknown): void {
    FakeChannel.all
      .filter((other) => other !== this && other.name === this.name)
      .forEach((other) => other.dispatchEvent(new MessageEvent('message', { data })));
  }

  close(): void {
    FakeChannel.all = FakeChannel.all.filter((other) => other !== this);
  }
}

const root = document.documentElement;
let kept: string;

function createSize(): Choice<'small' | 'large'> {
  return createChoice({
    values: ['small', 'large'],
    attribute: 'data-size',
    read: () => kept,
    write: (value) => {
      kept = value;
    },
    forget: () => {
      kept = '';
    },
  });
}

beforeEach(() => {
  kept = '';
  root.removeAttribute('data-size');
  FakeChannel.all = [];
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    value: FakeChannel,
    configurable: true,
  });
});

describe('the value in force', () => {
  it('is the first of the list without a choice', () => {
    expect(createSize().get()).toBe('small');
  });

  it('is what the first-paint script set', () => {
    root.setAttribute('data-size', 'large');
    expect(createSize().get()).toBe('large');
  });

  it.each(['', 'Large', 'large ', 'null', '__proto__', '<script>'])(
    'is the default where the page says "%s"',
    (junk) => {
      root.setAttribute('data-size', junk);
      expect(createSize().get()).toBe('small');
    },
  );
});

describe('choosing', () => {
  it('marks the page for CSS, keeps the value and tells who listens', () => {
    const size = createSize();
    const listener = jest.fn();
    size.subscribe(listener);
    size.set('large');
    expect(root.getAttribute('data-size')).toBe('large');
    expect(kept).toBe('large');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('the default keeps it too, and changes nothing else', () => {
    const size = createSize();
    const listener = jest.fn();
    size.subscribe(listener);
    size.set('small');
    expect(kept).toBe('small');
    expect(listener).not.toHaveBeenCalled();
  });

  it('reading writes nothing', () => {
    const size = createSize();
    size.get();
    size.subscribe(jest.fn())();
    expect(kept).toBe('');
  });

  it('tells nobody who has left', () => {
    const size = createSize();
    const listener = jest.fn();
    size.subscribe(listener)();
    size.set('large');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('resetting', () => {
  it('forgets what was kept, and the default holds', () => {
    const size = createSize();
    const listener = jest.fn();
    size.set('large');
    size.subscribe(listener);
    size.reset();
    expect([size.get(), kept]).toEqual(['small', '']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reaches the other tabs', () => {
    const size = createSize();
    size.set('large');
    size.subscribe(jest.fn());
    new FakeChannel('data-size').postMessage(null);
    expect(size.get()).toBe('small');
  });
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
    expect(kept).toBe('');
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
    expect(FakeChannel.all).toHaveLength(1);
    leave.forEach((stop) => stop());
    expect(FakeChannel.all).toHaveLength(0);
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
    kept = 'large';
    comeBack();
    expect(size.get()).toBe('large');
  });

  it('junk that was stored meanwhile is the default, and nothing stored changes nothing', () => {
    const size = createSize();
    size.subscribe(jest.fn());
    size.set('large');
    kept = '';
    comeBack();
    expect(size.get()).toBe('large');
    kept = 'junk';
    comeBack();
    expect(size.get()).toBe('small');
  });
});

describe('a choice that storage decides', () => {
  const createWish = () =>
    createChoice<'no' | 'yes'>({
      values: ['no', 'yes'],
      name: 'wish',
      read: () => kept,
      write: (value) => {
        kept = value;
      },
      forget: () => {
        kept = '';
      },
    });

  it.each([
    ['', 'no'],
    ['yes', 'yes'],
    ['YES', 'no'],
    ['__proto__', 'no'],
  ])('%j in storage is %s, whatever the attributes of the page are', (value, expected) => {
    kept = value;
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
    expect([wish.get(), kept, root.outerHTML]).toEqual(['yes', 'yes', before]);
  });

  it('can be forgotten, here and in another tab', () => {
    const wish = createWish();
    wish.set('yes');
    wish.subscribe(jest.fn());
    wish.reset();
    expect([wish.get(), kept]).toEqual(['no', '']);
    wish.set('yes');
    kept = '';
    new FakeChannel('wish').postMessage(null);
    expect(wish.get()).toBe('no');
  });
});

describe('in a component', () => {
  it('the value is live', () => {
    const size = createSize();
    const { result } = renderHook(() => useChoice(size));
    expect(result.current).toBe('small');
    act(() => size.set('large'));
    expect(result.current).toBe('large');
  });

  it('two components agree', () => {
    const size = createSize();
    const first = renderHook(() => useChoice(size));
    const second = renderHook(() => useChoice(size));
    act(() => size.set('large'));
    expect([first.result.current, second.result.current]).toEqual(['large', 'large']);
  });
});
