// @ts-check

/**
 * @typedef {object} State how a page is looked at
 * @property {string} id
 * @property {string} title for the report
 * @property {'light' | 'dark'} colorScheme
 * @property {number} width of the window in pixels
 * @property {'ltr' | 'rtl'} direction
 */

/** @type {State} */
const DARK = { id: 'dark', title: 'Dark', colorScheme: 'dark', width: 1440, direction: 'ltr' };
/** @type {State} */
const LIGHT = { id: 'light', title: 'Light', colorScheme: 'light', width: 1440, direction: 'ltr' };
/** @type {State} */
const PHONE = {
  id: 'phone',
  title: 'Phone, 360 px',
  colorScheme: 'light',
  width: 360,
  direction: 'ltr',
};
/** @type {State} */
const MIRRORED = {
  id: 'rtl',
  title: 'Right to left',
  colorScheme: 'light',
  width: 1440,
  direction: 'rtl',
};
/** @type {State} */
const MIRRORED_PHONE = {
  id: 'phone-rtl',
  title: 'Phone, right to left',
  colorScheme: 'light',
  width: 360,
  direction: 'rtl',
};

/**
 * A page is loaded in the first state and then changed to the next ones, in the order that changes the
 * least. Each state of a demo takes a fifth of the time, so demos are seen in three.
 * @type {readonly State[]}
 */
export const STATES_OF_DEMOS = [DARK, LIGHT, MIRRORED_PHONE];

/** @type {readonly State[]} */
export const STATES_OF_PAGES = [DARK, LIGHT, PHONE, MIRRORED];
