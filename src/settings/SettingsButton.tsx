import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { eventAttributes } from '@site/src/analytics/events';
import { Icon } from '@site/src/ui/Icon/icons';
import { IconButton } from '@site/src/ui/IconButton/IconButton';
import { useText } from '@site/src/i18n/useText';
import { inBackground } from '@site/src/loading/background';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import styles from './SettingsButton.module.css';

interface PanelProps {
  onClose(): void;
}

const loadPanel = () => import('./SettingsPanel');

interface SettingsButtonProps {
  /** Set in the navbar's menu on phones, where the button of the bar itself is visible too. */
  mobile?: boolean;
}

/** Opens the settings panel, which is loaded when the pointer or the focus first reaches the button. */
export function SettingsButton({ mobile = false }: SettingsButtonProps): ReactNode {
  const text = useText();
  const isBrowser = useIsBrowser();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [open, setOpen] = useState(false);

  const prepare = useCallback(() => void inBackground(loadPanel).catch(() => undefined), []);
  const show = useCallback(() => {
    setOpen(true);
    void loadWithRetry(loadPanel).then(({ SettingsPanel }) => setPanel(() => SettingsPanel));
  }, []);
  const close = useCallback(() => setOpen(false), []);

  if (mobile) return null;
  return (
    <div className={styles.item}>
      <IconButton
        label={text('settings.open')}
        disabled={!isBrowser}
        aria-haspopup="dialog"
        {...eventAttributes('settings', 'open')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <Icon name="settings" size={20} />
      </IconButton>
      {open && Panel && <Panel onClose={close} />}
    </div>
  );
}
