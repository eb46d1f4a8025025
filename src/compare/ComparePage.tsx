import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { DocsVersion } from '@site/model/docs-version';
import { componentFamilies } from '@site/model/families';
import { PROJECT_PATH } from '@site/model/member-history/addresses';
import { useText } from '@site/src/i18n/useText';
import './texts';
import type { UnknownValue } from './choice';
import { ChoiceForm } from './ChoiceForm';
import { DataLinks } from './DataLinks';
import { FamilyComparison } from './FamilyComparison';
import { useChoice } from './useChoice';
import { useComparison, type Comparison } from './useComparison';
import styles from './ComparePage.module.css';

const FAMILY_IDS = componentFamilies().map(({ id }) => id);

function Unknown({ values }: { values: readonly UnknownValue[] }): ReactNode {
  const text = useText();
  return values.map(({ value, shown }) => (
    <p key={value} role="alert" className={styles.notice}>
      {text('compare.unknown', { value, shown })}
    </p>
  ));
}

interface ResultProps {
  comparison: Comparison | undefined;
  family: string;
  onRetry(): void;
}

function Result({ comparison, family, onRetry }: ResultProps): ReactNode {
  const text = useText();
  if (!comparison) return <p role="status">{text('compare.same')}</p>;
  if (comparison.state === 'loading') return <p role="status">{text('compare.loading')}</p>;
  if (comparison.state === 'failed') {
    return (
      <p role="alert" className={styles.notice}>
        {text('compare.failed')} ({comparison.reason}){' '}
        <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
          {text('compare.retry')}
        </button>
      </p>
    );
  }
  return <FamilyComparison changes={comparison.changes} family={family} />;
}

/** The choice, and the changes that are loaded for it. */
function LiveComparison({ versions }: { versions: readonly DocsVersion[] }): ReactNode {
  const text = useText();
  const { choice, unknown, isRead, choose } = useChoice(versions, FAMILY_IDS);
  const ids = versions.map(({ id }) => id);
  const { comparison, retry } = useComparison(isRead ? choice : { from: '', to: '' }, ids);
  return (
    <>
      <ChoiceForm choice={choice} versions={versions} families={FAMILY_IDS} onChange={choose} />
      <noscript>
        <p>{text('compare.needsScript')}</p>
      </noscript>
      <Unknown values={unknown} />
      <div className={styles.result}>
        {isRead && <Result comparison={comparison} family={choice.family} onRetry={retry} />}
      </div>
    </>
  );
}

/**
 * Lists what changed between two versions of the docs.
 * @param versions the newest first
 */
export function ComparePage({ versions }: { versions: readonly DocsVersion[] }): ReactNode {
  const text = useText();
  return (
    <Layout title={text('compare.title')} description={text('compare.lead')}>
      <main className={`container ${styles.page}`} data-pagefind-ignore="all">
        <Heading as="h1">{text('compare.title')}</Heading>
        <p>{text('compare.lead')}</p>
        <p>
          <Link to={PROJECT_PATH}>{text('compare.project')}</Link>
        </p>
        {versions.length > 1 ? (
          <LiveComparison versions={versions} />
        ) : (
          <p>{text('compare.oneVersion')}</p>
        )}
        <DataLinks versions={versions} families={FAMILY_IDS} />
      </main>
    </Layout>
  );
}
