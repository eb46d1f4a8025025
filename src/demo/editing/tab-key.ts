import { readStorage, removeStorage, writeStorage } from '@site/src/preferences/browser-storage';
import { createChoice } from '@site/src/preferences/create-choice';

const KEY = 'docs.editorTab';

/** What the Tab key does in editors: on to the next control, unless the reader has chosen otherwise. */
export const tabKey = createChoice({
  values: ['leaves', 'indents'],
  name: KEY,
  read: () => readStorage(KEY),
  write: (value) => writeStorage(KEY, value),
  forget: () => removeStorage(KEY),
});
