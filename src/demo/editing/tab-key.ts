import { stores } from '@site/src/preferences/stores';

/** Function of the Tab key in editors: it moves to the next control, or indents if users choose so. */
export const tabKey = stores.editorTabKey;
