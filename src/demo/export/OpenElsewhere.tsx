import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import type { DemoSource } from '../demo-source';
import type { ElsewhereMenuProps } from './ElsewhereMenu';
import demoStyles from '../Demo.module.css';
import styles from './OpenElsewhere.module.css';

export interface OpenElsewhereProps {
  /** Name of the demo. */
  name: string;
  /** The demo in the styling that is shown. */
  source: DemoSource;
  /** Text of the demo's own file in the variant that is shown, where the reader has changed it. */
  editedCode?: string;
}

/**
 * Takes the demo away as a project of its own. Here stands the button alone: the menu, with its
 * keys and all that makes the project, comes when it is first opened.
 */
export function OpenElsewhere(props: OpenElsewhereProps): ReactNode {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<ElsewhereMenuProps>>();
  const label = text('demo.openElsewhere');
  const fail = () => {
    setOpen(false);
    setFailed(true);
  };
  const show = () => {
    setOpen(true);
    setFailed(false);
    void loadWithRetry(() => import('./ElsewhereMenu')).then(({ ElsewhereMenu }) =>
      setMenu(() => ElsewhereMenu),
    );
  };
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={demoStyles.action}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open && !!Menu}
        onClick={() => (open && Menu ? setOpen(false) : show())}
        onKeyDown={(event) => {
          if (!/Arrow(Down|Up)/.test(event.key)) return;
          event.preventDefault();
          show();
        }}
      >
        <Icon name="elsewhere" />
      </button>
      {open && Menu && <Menu {...props} {...{ root, open, setOpen, label }} onFail={fail} />}
      {failed && <p role="alert">{text('demo.fileFailed', { name: props.name })}</p>}
    </div>
  );
}
