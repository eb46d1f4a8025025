import { useSyncExternalStore } from 'react';

/** One thing that the reader chooses from a short list. */
export interface Choice<Value extends string> {
  readonly values: readonly Value[];
  /** The value in force; the default while pages are rendered at build time. */
  get(): Value;
  /** Puts a value in force here and in the browser's other tabs, and keeps it. */
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

interface Definition<Value extends string> {
  /** Allowed values; the first is the default. */
  values: readonly [Value, ...Value[]];
  /** Attribute of the html element that CSS reads; the first-paint script sets it. */
  attribute: string;
  read(): string;
  write(value: Value): void;
  /**
   * Sets the attribute, for choices that the first-paint script leaves out on most pages: asked for
   * once, when the reader comes to a page that has the choice.
   */
  settle?(): void;
}

/** Not every browser has channels, and some refuse them to documents without storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * The one way in which choices are kept. The attribute of the html element is the state: the
 * first-paint script sets it, CSS follows it, and components read it after hydration.
 */
export function createChoice<Value extends string>({
  values,
  attribute,
  read,
  write,
  settle,
}: Definition<Value>): Choice<Value> {
  const listeners = new Set<() => void>();
  const [fallback] = values;
  let channel: BroadcastChannel | undefined;

  const parse = (value: unknown): Value => values.find((known) => known === value) ?? fallback;
  const get = () => {
    if (settle && !document.documentElement.hasAttribute(attribute)) settle();
    return parse(document.documentElement.getAttribute(attribute));
  };
  const apply = (value: Value) => {
    if (get() === value) return;
    document.documentElement.setAttribute(attribute, value);
    listeners.forEach((listener) => listener());
  };
  const readAgain = () => {
    const kept = read();
    if (document.visibilityState === 'visible' && kept !== '') apply(parse(kept));
  };

  function listen(): void {
    channel = openChannel(attribute);
    channel?.addEventListener('message', (event) => apply(parse(event.data)));
    // Without channels a tab catches up when the reader comes back to it.
    document.addEventListener('visibilitychange', readAgain);
  }

  function stopListening(): void {
    channel?.close();
    channel = undefined;
    document.removeEventListener('visibilitychange', readAgain);
  }

  return {
    values,
    get,
    set(value) {
      write(value);
      apply(value);
      channel?.postMessage(value);
    },
    subscribe(listener) {
      if (listeners.size === 0) listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
  };
}

/** The value in force, live. While hydrating it is the default, as in the static HTML. */
export function useChoice<Value extends string>(choice: Choice<Value>): Value {
  return useSyncExternalStore(choice.subscribe, choice.get, () => choice.values[0] as Value);
}
