import { PACKAGE_MANAGER_KEY, PACKAGE_MANAGERS } from '@site/model/preferences';
import { readStorage, removeStorage, writeStorage } from './browser-storage';
import { createChoice } from './create-choice';

/** The package manager whose commands are shown. */
export const packageManager = createChoice({
  values: PACKAGE_MANAGERS,
  attribute: 'data-package-manager',
  read: () => readStorage(PACKAGE_MANAGER_KEY),
  write: (value) => writeStorage(PACKAGE_MANAGER_KEY, value),
  forget: () => removeStorage(PACKAGE_MANAGER_KEY),
});
