/**
 * Sent to the window before the page reloads for a newer build. Listeners keep what a reader typed,
 * and prevent the default if they cannot.
 */
export const BEFORE_RELOAD = 'docs:before-reload';
