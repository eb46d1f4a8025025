// Replaced: reports the copy only when the clipboard accepted it, for two seconds, to screen readers too.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { EventAttributes } from '@site/src/analytics/events';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import styles from './styles.module.css';

interface CopyButtonProps extends EventAttributes {
  copied: boolean;
  onCopy(): void;
}

/** Shows "Copied" after success. The caller copies: `useCopy` has the state that this shows. */
export default function CopyButton({ copied, onCopy, ...attributes }: CopyButtonProps): ReactNode {
  const text = useText();
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, copied && styles.copied)}
        {...attributes}
        onClick={onCopy}
      >
        <Icon name={copied ? 'check' : 'copy'} size={16} />
        <span>{text(copied ? 'code.copied' : 'code.copy')}</span>
      </button>
      <span role="status" className="visually-hidden">
        {copied ? text('code.copiedStatus') : ''}
      </span>
    </>
  );
}
