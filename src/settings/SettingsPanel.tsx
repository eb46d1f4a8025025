import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import ConsentSettings from '@theme/ConsentSettings';
import { Icon } from '@site/src/ui/Icon/icons';
import { OfflineSettings } from '@site/src/offline/ui/OfflineSettings';
import { useText } from '@site/src/i18n/useText';
import { AppearanceSettings } from './AppearanceSettings';
import { CodeSettings } from './CodeSettings';
import { ColorSettings } from './ColorSettings';
import { DensitySettings } from './DensitySettings';
import { EditedDemos } from './EditedDemos';
import { ReferenceSettings } from './ReferenceSettings';
import { ResetAll } from './ResetAll';
import styles from './settings.module.css';
import './texts';

interface SettingsPanelProps {
  onClose(): void;
}

/**
 * Controls for the preferences, in a modal dialog at the side of the window. A choice applies at
 * once, to the page behind it too.
 */
export function SettingsPanel({ onClose }: SettingsPanelProps): ReactNode {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    // A click outside closes the dialog. For the keyboard, the browser has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={title}>{text('settings.title')}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={text('settings.close')}
            title={text('settings.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <AppearanceSettings />
        <OfflineSettings />
        <DensitySettings />
        <ColorSettings />
        <CodeSettings />
        <EditedDemos />
        <ReferenceSettings />
        <ConsentSettings />
        <ResetAll />
      </div>
    </dialog>
  );
}
