import { DATE_LIBRARIES, DATE_LIBRARY_KEY } from '@site/model/preferences';
import { readStorage, removeStorage, writeStorage } from './browser-storage';
import { createChoice } from './create-choice';

/** The date library whose commands and code are shown. */
export const dateLibrary = createChoice({
  values: DATE_LIBRARIES,
  attribute: 'data-date-library',
  read: () => readStorage(DATE_LIBRARY_KEY),
  write: (value) => writeStorage(DATE_LIBRARY_KEY, value),
  forget: () => removeStorage(DATE_LIBRARY_KEY),
});
