/** Holds the value in force. */
export interface ValueHolder {
  /** The value, not yet checked. */
  get(): string | null;
  set(value: string): void;
  /** Has the next `get` determine the value again. */
  clear(): void;
}

/** @param initialize sets the attribute where the first-paint script did not */
export function attributeHolder(
  attribute: string,
  fallback: string,
  initialize: (() => void) | undefined,
): ValueHolder {
  return {
    get() {
      const root = document.documentElement;
      if (initialize && !root.hasAttribute(attribute)) initialize();
      return root.getAttribute(attribute);
    },
    set: (value) => document.documentElement.setAttribute(attribute, value),
    clear() {
      if (initialize) document.documentElement.removeAttribute(attribute);
      else document.documentElement.setAttribute(attribute, fallback);
    },
  };
}

/** @param read gets the stored value */
export function memoryHolder(read: () => string): ValueHolder {
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
