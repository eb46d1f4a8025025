import type { ReactNode } from 'react';
import { DATE_LIBRARIES, DATE_LIBRARY_NAMES, type DateLibraryId } from '@site/model/preferences';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import { ChoiceSwitch } from '@site/src/ui/toolbar/ChoiceSwitch';
import { dateLibrary } from '@site/src/preferences/stores';
import styles from './DateLibraries.module.css';

interface DateLibrariesProps {
  /** Label of the buttons for screen readers, in the language of the page. */
  label: string;
  /** A `DateLibrary` for each. */
  children: ReactNode;
}

/**
 * Shows the same content for each date library; readers see only the one they chose. The page
 * contains all of them, and shows all of them without scripts.
 */
export function DateLibraries({ label, children }: DateLibrariesProps): ReactNode {
  const text = useText();
  return (
    <div className={styles.libraries}>
      <div className={styles.choice}>
        <ChoiceSwitch choice={dateLibrary} label={label} nameOf={(id) => DATE_LIBRARY_NAMES[id]} />
        <small lang={useInterfaceLanguage()}>{text('dateLibrary.demos')}</small>
      </div>
      {children}
    </div>
  );
}

interface DateLibraryProps {
  name: DateLibraryId;
  children: ReactNode;
}

/**
 * Content that holds for one date library.
 * @throws for a name that is none of the list: it would never be shown
 */
export function DateLibrary({ name, children }: DateLibraryProps): ReactNode {
  if (!DATE_LIBRARIES.includes(name)) throw new Error(`There is no date library "${name}"`);
  return (
    <div
      role="group"
      aria-label={DATE_LIBRARY_NAMES[name]}
      data-library={name}
      className={styles.library}
    >
      <p className={styles.name}>{DATE_LIBRARY_NAMES[name]}</p>
      {children}
    </div>
  );
}
