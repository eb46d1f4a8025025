import type { ReactNode } from 'react';
import clsx from 'clsx';
import { eventMarks } from '@site/src/analytics/events';
import { Icon } from '@site/src/components/icons/icons';
import { useText } from '@site/src/i18n/useText';
import styles from './Demo.module.css';

interface EditButtonProps {
  id: string;
  /** Name of the demo. */
  name: string;
  edited: boolean;
  onEdit(): void;
}

/** Leads into the editor, and says whether the demo is the reader's own version. */
export function EditButton({ id, name, edited, onEdit }: EditButtonProps): ReactNode {
  const text = useText();
  const label = text(edited ? 'demo.edited' : 'demo.edit');
  return (
    <button
      type="button"
      id={id}
      className={clsx(styles.textAction, edited && styles.edited)}
      title={label}
      {...eventMarks('demo', 'edit', name)}
      onClick={onEdit}
    >
      <Icon name="edit" size={16} />
      <span>{label}</span>
    </button>
  );
}
