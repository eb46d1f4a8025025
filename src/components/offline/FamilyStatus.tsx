import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { eventMarks } from '@site/src/analytics/events';
import { useText } from '@site/src/i18n/useText';
import type { FamilyState } from '@site/src/offline/family-state';
import { formatBytes } from './format-bytes';
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

function useMessage({ name, state, size }: FamilyStatusProps): string {
  const text = useText();
  const { htmlLang } = useLanguage();
  const format = (bytes: number) => formatBytes(bytes, htmlLang);
  switch (state.kind) {
    case 'kept':
      return text('offline.done', { family: name, size: format(state.bytes) });
    case 'failed':
      return text(state.reason === 'network' ? 'offline.failedNetwork' : 'offline.failedStorage');
    case 'removing':
      return text('offline.removing');
    case 'working':
      return text('offline.starting', { family: name });
    default:
      return size
        ? `${name}: ${text('offline.pages', { count: size.pages, size: format(size.bytes) })}`
        : name;
  }
}

function useLanguage(): { htmlLang: string } {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return { htmlLang: localeConfigs[currentLocale]?.htmlLang ?? currentLocale };
}

function Progress({ name, done, total }: { name: string; done: number; total: number }): ReactNode {
  const text = useText();
  const { htmlLang } = useLanguage();
  const label = text('offline.progress', {
    family: name,
    done: formatBytes(done, htmlLang),
    total: formatBytes(total, htmlLang),
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

interface ActionProps {
  /** What is done, as it is counted. */
  name: 'cancel' | 'make' | 'remove' | 'retry';
  onClick(): void;
}

function Action({ name, onClick }: ActionProps): ReactNode {
  const text = useText();
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={onClick}
      {...eventMarks('settings', 'offline', name)}
    >
      {text(`offline.${name}`)}
    </button>
  );
}

/** What can be done next. */
function NextAction({ state, onDownload, onCancel, onRemove }: FamilyStatusProps): ReactNode {
  switch (state.kind) {
    case 'working':
      return <Action name="cancel" onClick={onCancel} />;
    case 'kept':
      return <Action name="remove" onClick={onRemove} />;
    case 'failed':
      return <Action name="retry" onClick={onDownload} />;
    case 'absent':
      return <Action name="make" onClick={onDownload} />;
    default:
      return null;
  }
}

/** How it stands with one family; a change is read out, each step of the progress is not. */
export function FamilyStatus(props: FamilyStatusProps): ReactNode {
  const { name, state } = props;
  const message = useMessage(props);
  return (
    <>
      <p role="status" className={styles.note} data-offline-state={state.kind}>
        {message}
      </p>
      {state.kind === 'working' && <Progress name={name} done={state.done} total={state.total} />}
      <NextAction {...props} />
    </>
  );
}
