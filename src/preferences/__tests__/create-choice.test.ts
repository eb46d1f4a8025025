/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useChoice } from '../create-choice';
import { FakeChannel, installFakeChannels } from './fake-channel';
import { createSize, forgetSize, storedSize } from './size-choice';

const root = document.documentElement;

beforeEach(() => {
  forgetSize();
  installFakeChannels();
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
    'is the default where the page has "%s"',
    (junk) => {
      root.setAttribute('data-size', junk);
      expect(createSize().get()).toBe('small');
    },
  );
});

describe('choosing', () => {
  it('sets the attribute for CSS, stores the value and calls listeners', () => {
    const size = createSize();
    const listener = jest.fn();
    size.subscribe(listener);
    size.set('large');
    expect(root.getAttribute('data-size')).toBe('large');
    expect(storedSize()).toBe('large');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('the default stores it too, and changes nothing else', () => {
    const size = createSize();
    const listener = jest.fn();
    size.subscribe(listener);
    size.set('small');
    expect(storedSize()).toBe('small');
    expect(listener).not.toHaveBeenCalled();
  });

  it('reading writes nothing', () => {
    const size = createSize();
    size.get();
    size.subscribe(jest.fn())();
    expect(storedSize()).toBeNull();
  });

  it('calls no listener that has unsubscribed', () => {
    const size = createSize();
    const listener = jest.fn();
    size.subscribe(listener)();
    size.set('large');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('resetting', () => {
  it('removes the stored value, and the default applies', () => {
    const size = createSize();
    const listener = jest.fn();
    size.set('large');
    size.subscribe(listener);
    size.reset();
    expect([size.get(), storedSize()]).toEqual(['small', null]);
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
