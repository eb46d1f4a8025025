import type { ReactNode } from 'react';
import clsx from 'clsx';
import { eventAttributes } from '@site/src/analytics/events';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import styles from './Demo.module.css';

interface EditButtonProps {
  id: string;
  /** Name of the demo. */
  name: string;
  /** The reader's own version, if there is one: running, or waiting to be started. */
  draft?: 'running' | 'waiting';
  onEdit(): void;
}

const LABELS = { running: 'demo.edited', waiting: 'demo.yourEdits' } as const;

/** Opens the editor, and shows whether the reader has edited the demo. */
export function EditButton({ id, name, draft, onEdit }: EditButtonProps): ReactNode {
  const text = useText();
  const label = text(draft ? LABELS[draft] : 'demo.edit');
  return (
    <button
      type="button"
      id={id}
      className={clsx(styles.textAction, draft && styles.edited)}
      title={label}
      {...eventAttributes('demo', 'edit', name)}
      onClick={onEdit}
    >
      <Icon name="edit" size={16} />
      <span>{label}</span>
    </button>
  );
}
