/** Times that several parts of the site have in common, in milliseconds. */

/** How long to wait for another key or a pointer that moves on before something follows. */
export const DEBOUNCE = 166;

export const DAY = 24 * 60 * 60 * 1000;
