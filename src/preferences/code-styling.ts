import { CODE_STYLING_COOKIE, CODE_STYLINGS } from '@site/model/preferences';
import { readCookie, removeCookie, writeCookie } from './browser-storage';
import { createChoice } from './create-choice';

/** In which styling demos and their code are shown, where they have it. */
export const codeStyling = createChoice({
  values: CODE_STYLINGS,
  attribute: 'data-code-styling',
  read: () => readCookie(CODE_STYLING_COOKIE),
  write: (value) => writeCookie(CODE_STYLING_COOKIE, value),
  forget: () => removeCookie(CODE_STYLING_COOKIE),
});
