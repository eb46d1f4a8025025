import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import clsx from 'clsx';
import { Icon } from '@site/src/components/icons/icons';
import { useMenuButton } from '@site/src/components/toolbar/useMenuButton';
import { useText } from '@site/src/i18n/useText';
import type { DemoSource } from '../demo-source';
import type { ElsewhereMenuProps } from './ElsewhereMenu';
import demoStyles from '../Demo.module.css';
import menuStyles from '../StylingMenu.module.css';
import styles from './OpenElsewhere.module.css';

export interface OpenElsewhereProps {
  /** Name of the demo. */
  name: string;
  /** The demo in the styling that is shown. */
  source: DemoSource;
  /** Text of the demo's own file in the variant that is shown, where the reader has changed it. */
  editedCode?: string;
}

type Menu = ComponentType<ElsewhereMenuProps>;

/**
 * Takes the demo away as a project of its own. Here stands the button alone: the menu, and all that
 * makes the project, comes when it is first opened.
 */
export function OpenElsewhere(props: OpenElsewhereProps): ReactNode {
  const text = useText();
  const { root, open, close, buttonProps, menuProps } = useMenuButton();
  const [Menu, setMenu] = useState<Menu>();
  const [failed, setFailed] = useState(false);
  const label = text('demo.openElsewhere');
  const fail = () => setFailed(true);
  useEffect(() => {
    if (!open) return;
    setFailed(false);
    import('./ElsewhereMenu').then(({ ElsewhereMenu }) => setMenu(() => ElsewhereMenu), fail);
  }, [open]);
  return (
    <div ref={root} className={clsx(menuStyles.root, styles.root)}>
      <button {...buttonProps} className={demoStyles.action} aria-label={label} title={label}>
        <Icon name="elsewhere" />
      </button>
      {open && Menu && (
        <Menu {...props} menuProps={menuProps} label={label} onClose={close} onFail={fail} />
      )}
      <p role="status" className={styles.status}>
        {failed && text('demo.fileFailed', { name: props.name })}
      </p>
    </div>
  );
}
