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

interface CommonDefinition<Value extends string> {
  /** Allowed values; the first is the default. */
  values: readonly [Value, ...Value[]];
  read(): string;
  write(value: Value): void;
  /** Removes what was written. */
  forget(): void;
}

/** A choice that CSS follows: an attribute of the html element holds the value in force. */
interface AttributeDefinition<Value extends string> extends CommonDefinition<Value> {
  /** The first-paint script sets it. */
  attribute: string;
  /**
   * Sets the attribute, for choices that the first-paint script leaves out on most pages: asked for
   * once, when the reader comes to a page that has the choice.
   */
  settle?(): void;
}

/** A choice that only scripts need: storage decides, and nothing in the page can change it. */
interface StorageDefinition<Value extends string> extends CommonDefinition<Value> {
  /** Of the channel between tabs. */
  name: string;
}

type Definition<Value extends string> = AttributeDefinition<Value> | StorageDefinition<Value>;

/** Holds the value in force. */
interface Holder {
  /** The value, not yet checked. */
  get(): string | null;
  set(value: string): void;
  /** After this, `get` finds out the value again. */
  clear(): void;
}

function holdInAttribute({ attribute, values, settle }: AttributeDefinition<string>): Holder {
  return {
    get() {
      const root = document.documentElement;
      if (settle && !root.hasAttribute(attribute)) settle();
      return root.getAttribute(attribute);
    },
    set: (value) => document.documentElement.setAttribute(attribute, value),
    clear() {
      if (settle) document.documentElement.removeAttribute(attribute);
      else document.documentElement.setAttribute(attribute, values[0]);
    },
  };
}

function holdInMemory(read: () => string): Holder {
  let current: string | undefined;
  return {
    get: () => (current ??= read()),
    set(value) {
      current = value;
    },
    clear() {
      current = undefined;
    },
  };
}

/** What tabs post when a choice was forgotten; no value of any choice. */
const FORGOTTEN = null;

/** The one way in which choices are kept, and shared between components and tabs. */
export function createChoice<Value extends string>(definition: Definition<Value>): Choice<Value> {
  const { values, read, write, forget } = definition;
  const inAttribute = 'attribute' in definition;
  const holder = inAttribute ? holdInAttribute(definition) : holdInMemory(read);
  const channel = inAttribute ? definition.attribute : definition.name;
  const listeners = new Set<() => void>();
  const [fallback] = values;
  let otherTabs: OtherTabs | undefined;

  const parse = (value: unknown): Value => values.find((known) => known === value) ?? fallback;
  const get = () => parse(holder.get());
  const apply = (value: Value) => {
    if (get() === value) return;
    holder.set(value);
    listeners.forEach((listener) => listener());
  };
  const readAgain = () => {
    const kept = read();
    if (kept !== '') apply(parse(kept));
  };
  const settleAnew = () => {
    const before = get();
    holder.clear();
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
      if (listeners.size === 0) otherTabs = joinOtherTabs(channel, hear, readAgain);
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
