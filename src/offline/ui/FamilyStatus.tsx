import type { ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/events';
import { useText, type TextKey } from '@site/src/i18n/useText';
import type { FamilyState, Failure } from '@site/src/offline/family-state';
import { FreeSpaceAdvice } from './FreeSpaceAdvice';
import { useFormatBytes } from './format-bytes';
import type { FamilySize } from './useFamilySize';
import styles from './OfflineSettings.module.css';

interface FamilyStatusProps {
  name: string;
  state: FamilyState;
  size: FamilySize | undefined;
  onDownload(): void;
  onCancel(): void;
  onRemove(): void;
}

const FAILURES = {
  network: 'offline.failedNetwork',
  answer: 'offline.failedAnswer',
  storage: 'offline.failedStorage',
  removal: 'offline.failedRemoval',
} as const satisfies Record<Failure, TextKey>;

function useMessage({ name, state, size }: FamilyStatusProps): string {
  const text = useText();
  const format = useFormatBytes();
  switch (state.kind) {
    case 'kept':
      return text('offline.done', { family: name, size: format(state.bytes) });
    case 'failed':
      return text(FAILURES[state.reason], { family: name });
    case 'removing':
      return text('offline.removing');
    case 'working':
      return text('offline.starting', { family: name });
    default:
      return size ? `${name}: ${extentOf(size, text, format)}` : name;
  }
}

/** "18 pages with their demos, 4.2 MB"; parts of the site have no pages. */
function extentOf(
  { pages, bytes }: FamilySize,
  text: ReturnType<typeof useText>,
  format: (bytes: number) => string,
): string {
  return pages ? text('offline.pages', { count: pages, size: format(bytes) }) : format(bytes);
}

function Progress({ name, done, total }: { name: string; done: number; total: number }): ReactNode {
  const text = useText();
  const format = useFormatBytes();
  const label = text('offline.progress', {
    family: name,
    done: format(done),
    total: format(total),
  });
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={label}
        {...(total > 0 && { value: done, max: total })}
      />
      {total > 0 && <p className={styles.note}>{label}</p>}
    </>
  );
}

const ACTIONS = {
  cancel: 'offline.cancel',
  make: 'offline.make',
  remove: 'offline.remove',
  retry: 'loading.retry',
} as const satisfies Record<string, TextKey>;

interface ActionProps {
  /** Name of the action, as analytics count it. */
  name: keyof typeof ACTIONS;
  /** Left out while there is nothing to do: the button stays, and the focus with it. */
  onClick?(): void;
}

function Action({ name, onClick }: ActionProps): ReactNode {
  const text = useText();
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      aria-disabled={!onClick}
      onClick={onClick}
      {...(onClick && eventAttributes('settings', 'offline', name))}
    >
      {text(ACTIONS[name])}
    </button>
  );
}

/** Button for the next possible action. */
function NextAction({ state, onDownload, onCancel, onRemove }: FamilyStatusProps): ReactNode {
  switch (state.kind) {
    case 'working':
      return <Action name="cancel" onClick={onCancel} />;
    case 'kept':
      return <Action name="remove" onClick={onRemove} />;
    case 'failed':
      return state.reason === 'removal' ? (
        <Action name="remove" onClick={onRemove} />
      ) : (
        <Action name="retry" onClick={onDownload} />
      );
    case 'removing':
      return <Action name="remove" />;
    case 'absent':
      return <Action name="make" onClick={onDownload} />;
    default:
      return null;
  }
}

/**
 * Status of the download of a family. Screen readers announce changes, but not each step of the
 * progress.
 */
export function FamilyStatus(props: FamilyStatusProps): ReactNode {
  const { name, state } = props;
  const message = useMessage(props);
  return (
    <>
      <p role="status" className={styles.note} data-offline-state={state.kind}>
        {message}
        {state.kind === 'failed' && state.reason === 'storage' && <FreeSpaceAdvice />}
      </p>
      {state.kind === 'working' && <Progress name={name} done={state.done} total={state.total} />}
      <NextAction {...props} />
    </>
  );
}
