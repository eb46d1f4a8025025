import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import type { ExportMenuProps } from './ExportMenu';
import type { ExportedDemo } from './exported-demo';
import demoStyles from '../Demo.module.css';
import styles from './ExportButton.module.css';

/**
 * Exports the demo as a project. This is only the button: the menu, with its keys and the code that
 * makes the project, is loaded when it is first opened.
 */
export function ExportButton(props: ExportedDemo): ReactNode {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<ExportMenuProps>>();
  const label = text('demo.openElsewhere');
  const fail = () => {
    setOpen(false);
    setFailed(true);
  };
  const show = () => {
    setOpen(true);
    setFailed(false);
    void loadWithRetry(() => import('./ExportMenu')).then(({ ExportMenu }) =>
      setMenu(() => ExportMenu),
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
        <Icon name="export" />
      </button>
      {open && Menu && <Menu {...props} {...{ root, open, setOpen, label }} onFail={fail} />}
      {failed && <p role="alert">{text('demo.fileFailed', { name: props.name })}</p>}
    </div>
  );
}
