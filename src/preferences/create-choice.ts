import { useSyncExternalStore } from 'react';
import type { StoredUnder } from '@site/model/preference-columns';
import { createListeners } from './other-tabs';
import { storedValue } from './stored-value';
import { attributeHolder, memoryHolder, type ValueHolder } from './value-holder';

/** Store of a value that the reader chooses from a short list. */
export interface Choice<Value extends string> {
  readonly values: readonly Value[];
  readonly default: Value;
  /** The value in force; the default while pages are rendered at build time. */
  get(): Value;
  /** Applies a value here and in the browser's other tabs, and stores it. */
  set(value: Value): void;
  /** Removes the stored value: the default applies, here and in the other tabs. */
  reset(): void;
  subscribe(listener: () => void): () => void;
}

/** Columns of a preference that its store needs. */
export interface ChoiceRow<Value extends string> extends StoredUnder {
  values: readonly Value[];
  default: NoInfer<Value>;
  /**
   * Attribute of the html element that holds the value in force, for CSS. Without it, storage
   * decides, and nothing in the page can change the value.
   */
  attribute?: string;
}

/** Message between tabs after a reset; not a value of any choice. */
const RESET = null;

/** Checks values against the list of a row, and reports changes of the value in force. */
function checkedValue<Value extends string>(
  { values, default: fallback }: ChoiceRow<Value>,
  holder: ValueHolder,
  onChange: () => void,
) {
  const find = (value: unknown) => values.find((known) => known === value);
  const get = () => find(holder.get()) ?? fallback;
  return {
    find,
    get,
    apply(value: Value) {
      if (get() === value) return;
      holder.set(value);
      onChange();
    },
    clear() {
      // Stores that share a drawn value change it for each other, so this cannot be compared.
      holder.clear();
      onChange();
    },
  };
}

/**
 * Creates the store of a preference, which components and tabs share.
 * @param initialize sets the attribute, for choices that the first-paint script leaves out on most
 *   pages: called once, when the reader comes to a page that has the choice. Stored junk never
 *   changes the value of such a choice, as its default may differ between readers.
 */
export function createChoice<Value extends string>(
  row: ChoiceRow<Value>,
  initialize?: () => void,
): Choice<Value> {
  const { values, attribute, default: fallback } = row;
  const stored = storedValue(row);
  const holder = attribute
    ? attributeHolder(attribute, fallback, initialize)
    : memoryHolder(stored.read);

  const { find, get, apply, clear } = checkedValue(row, holder, () => listeners.notify());
  const receive = (message: unknown) =>
    message === RESET ? clear() : apply(find(message) ?? fallback);
  const readAgain = () => {
    const text = stored.read();
    const value = find(text) ?? (initialize ? undefined : fallback);
    if (text !== '' && value !== undefined) apply(value);
  };
  const listeners = createListeners(attribute ?? row.key, receive, readAgain);

  return {
    values,
    default: fallback,
    get,
    set(value) {
      stored.write(value);
      apply(value);
      listeners.post(value);
    },
    reset() {
      stored.remove();
      clear();
      listeners.post(RESET);
    },
    subscribe: listeners.subscribe,
  };
}

/** The value in force, live. While hydrating it is the default, as in the static HTML. */
export function useChoice<Value extends string>(choice: Choice<Value>): Value {
  return useSyncExternalStore(choice.subscribe, choice.get, () => choice.default);
}
