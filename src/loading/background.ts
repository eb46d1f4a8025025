let background = false;

/** Returns whether the current code runs inside of `inBackground`. */
export function isBackground(): boolean {
  return background;
}

/**
 * Calls a function whose imports users do not wait for, unless a page is loading: they may open the
 * page that its link has preloaded. While such an import is slow, no notice shows.
 * @param load its imports count until it first waits for something
 */
export function inBackground<Result>(load: () => Result): Result {
  background = true;
  try {
    return load();
  } finally {
    background = false;
  }
}
