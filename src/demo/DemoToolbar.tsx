import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { eventAttributes } from '@site/src/analytics/events';
import CopyButton from '@site/src/theme/CodeBlock/Buttons/CopyButton';
import { Icon, type IconName } from '@site/src/ui/Icon/icons';
import { ChoiceSwitch } from '@site/src/ui/toolbar/ChoiceSwitch';
import { Toolbar } from '@site/src/ui/toolbar/Toolbar';
import { useText } from '@site/src/i18n/useText';
import { codeVariant } from '@site/src/preferences/stores';
import styles from './Demo.module.css';

interface DemoToolbarProps {
  name: string;
  /** Of its file; undefined for code that the page made. */
  path: string | undefined;
  /** Menu of stylings, if there are several. */
  menu?: ReactNode;
  /** Button that starts editing. */
  edit: ReactNode;
  /** Button that exports the demo as a project. */
  exportButton?: ReactNode;
  /** Set if there is more code than the excerpt. */
  partial: boolean;
  open: boolean;
  copied: boolean;
  onShow(open: boolean): void;
  onCopy(): void;
  /** The reader has changed the code: the reset brings the original back. */
  edited: boolean;
  onReset(): void;
}

interface ActionProps {
  icon: IconName;
  label: string;
}

function ActionLink({ icon, label, href }: ActionProps & { href: string }): ReactNode {
  return (
    <a className={styles.action} href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}

/** Address of the demo's source, where the site knows its repository. */
function useSourceAddress(path: string | undefined): string | undefined {
  const { repository } = useDocusaurusContext().siteConfig.customFields ?? {};
  return path && typeof repository === 'string' ? `${repository}/blob/master/${path}` : undefined;
}

/** Row of controls below a demo. */
export function DemoToolbar(props: DemoToolbarProps): ReactNode {
  const { name, path, menu, edit, exportButton, partial, open, copied, edited } = props;
  const { onShow, onCopy, onReset } = props;
  const text = useText();
  const source = useSourceAddress(path);
  const more = partial ? 'demo.showFullCode' : 'demo.showCode';
  const reset = text(edited ? 'editor.reset' : 'demo.reset');
  const less = partial ? 'demo.showLessCode' : 'demo.hideCode';
  return (
    <Toolbar label={text('demo.toolbar', { name })} className={styles.toolbar}>
      <ChoiceSwitch
        choice={codeVariant}
        label={text('code.variant')}
        attributesOf={(variant) => eventAttributes('demo', 'variant', variant)}
      />
      {menu}
      <button
        type="button"
        className={styles.textAction}
        aria-expanded={open}
        aria-controls={`${name}-code`}
        title={text(open ? less : more)}
        {...eventAttributes('demo', open ? 'collapse' : 'expand', name)}
        onClick={() => onShow(!open)}
      >
        <Icon name="expand" size={16} />
        <span>{text(open ? less : more)}</span>
      </button>
      {edit}
      <span className={styles.spacer} />
      <CopyButton copied={copied} onCopy={onCopy} {...eventAttributes('demo', 'copy', name)} />
      <button
        type="button"
        className={styles.action}
        aria-label={reset}
        title={reset}
        {...eventAttributes('demo', edited ? 'edit-reset' : 'reset', name)}
        onClick={onReset}
      >
        <Icon name="reset" />
      </button>
      {exportButton}
      <ActionLink icon="link" label={text('demo.link')} href={`#${name}`} />
      {source && <ActionLink icon="source" label={text('demo.source')} href={source} />}
    </Toolbar>
  );
}
