/** Times that several parts of the site have in common, in milliseconds. */

/** Milliseconds to wait for another key press or pointer move before reacting. */
export const DEBOUNCE = 166;

export const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds in which readers can undo what they reset. */
export const UNDO_TIME = 10_000;
