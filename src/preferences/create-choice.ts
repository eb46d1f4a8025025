import { useSyncExternalStore } from 'react';
import { joinOtherTabs, type OtherTabs } from './other-tabs';

/** One thing that the reader chooses from a short list. */
export interface Choice<Value extends string> {
  readonly values: readonly Value[];
  /** The value in force; the default while pages are rendered at build time. */
  get(): Value;
  /** Puts a value in force here and in the browser's other tabs, and keeps it. */
  set(value: Value): void;
  /** Forgets what was chosen: the default holds, here and in the other tabs. */
  reset(): void;
  subscribe(listener: () => void): () => void;
}

interface Definition<Value extends string> {
  /** Allowed values; the first is the default. */
  values: readonly [Value, ...Value[]];
  /** Attribute of the html element that CSS reads; the first-paint script sets it. */
  attribute: string;
  read(): string;
  write(value: Value): void;
  /** Removes what was written. */
  forget(): void;
  /**
   * Sets the attribute, for choices that the first-paint script leaves out on most pages: asked for
   * once, when the reader comes to a page that has the choice.
   */
  settle?(): void;
}

/** What tabs post when a choice was forgotten; no value of any choice. */
const FORGOTTEN = null;

/**
 * The one way in which choices are kept. The attribute of the html element is the state: the
 * first-paint script sets it, CSS follows it, and components read it after hydration.
 */
export function createChoice<Value extends string>({
  values,
  attribute,
  read,
  write,
  forget,
  settle,
}: Definition<Value>): Choice<Value> {
  const listeners = new Set<() => void>();
  const [fallback] = values;
  let otherTabs: OtherTabs | undefined;

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
    if (kept !== '') apply(parse(kept));
  };
  const settleAnew = () => {
    const before = get();
    document.documentElement.removeAttribute(attribute);
    if (!settle) document.documentElement.setAttribute(attribute, fallback);
    if (get() !== before) listeners.forEach((listener) => listener());
  };
  const hear = (message: unknown) => (message === FORGOTTEN ? settleAnew() : apply(parse(message)));

  return {
    values,
    get,
    set(value) {
      write(value);
      apply(value);
      otherTabs?.post(value);
    },
    reset() {
      forget();
      settleAnew();
      otherTabs?.post(FORGOTTEN);
    },
    subscribe(listener) {
      if (listeners.size === 0) otherTabs = joinOtherTabs(attribute, hear, readAgain);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        otherTabs?.leave();
        otherTabs = undefined;
      };
    },
  };
}

/** The value in force, live. While hydrating it is the default, as in the static HTML. */
export function useChoice<Value extends string>(choice: Choice<Value>): Value {
  return useSyncExternalStore(choice.subscribe, choice.get, () => choice.values[0] as Value);
}
