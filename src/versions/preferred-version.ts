import { PREFERENCES } from '@site/model/preferences';
import { storedValue } from '@site/src/preferences/stored-value';

const stored = storedValue(PREFERENCES.version);

/** As ids of versions are; whether there is such a version, the list of versions shows. */
const ID = /^[\w.-]{1,40}$/;

/** The version that the reader chose last in the menu. */
export const preferredVersion = {
  /** @returns undefined where nothing is stored, or no id */
  read(): string | undefined {
    const id = stored.read();
    return ID.test(id) ? id : undefined;
  },
  choose: (id: string): void => stored.write(id),
  forget: (): void => stored.remove(),
};
