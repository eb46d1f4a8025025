import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'type'> {
  /** Names the button, for screen readers and as a tooltip. */
  label: string;
}

/** Button of the navbar with a frame that shows only an icon. */
export function IconButton({ className, label, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, className)}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
