import { CODE_VARIANT_COOKIE, CODE_VARIANTS } from '@site/model/preferences';
import { readCookie, removeCookie, writeCookie } from './browser-storage';
import { createChoice } from './create-choice';

/** Whether code is shown as TypeScript or as JavaScript. */
export const codeVariant = createChoice({
  values: CODE_VARIANTS,
  attribute: 'data-code-variant',
  read: () => readCookie(CODE_VARIANT_COOKIE),
  write: (value) => writeCookie(CODE_VARIANT_COOKIE, value),
  forget: () => removeCookie(CODE_VARIANT_COOKIE),
});
