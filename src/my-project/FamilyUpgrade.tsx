import { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { DocsVersion } from '@site/model/docs-version';
import { compareAddress } from '@site/model/member-history/addresses';
import type { LinkedChange, VersionChanges } from '@site/model/member-history/changes';
import { useFamilyName } from '@site/src/compare/ChoiceForm';
import { countsOf } from '@site/src/compare/matching-changes';
import { useComparison } from '@site/src/compare/useComparison';
import { useText } from '@site/src/i18n/useText';
import type { FamilyFacts } from './facts/family-facts';
import { needsWork, ownChanges } from './facts/upgrades';
import { GuideLinks } from './GuideLinks';
import styles from './MyProjectPage.module.css';

/** Lists of changes that code may have to follow, in the order of their urgency. */
const LISTS = ['removed', 'retyped', 'redefaulted', 'deprecated'] as const;

function ExportLine({ change }: { change: LinkedChange }): ReactNode {
  const text = useText();
  if (change.status === 'removed') {
    return (
      <li>
        <code>{change.name}</code> {text('compare.removedExport')}
      </li>
    );
  }
  return (
    <li>
      <code>{change.name}</code>
      <ul>
        {LISTS.filter((list) => change[list].length > 0).map((list) => (
          <li key={list}>
            {text(`compare.${list}`)}: {change[list].map(({ name }) => name).join(', ')}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Changes({ changes, facts }: { changes: VersionChanges; facts: FamilyFacts }): ReactNode {
  const text = useText();
  const { exports = [] } = changes.families[facts.family] ?? {};
  const own = useMemo(() => ownChanges(exports, facts), [exports, facts]);
  const urgent = own.filter(needsWork);
  return (
    <>
      <p role="status">
        {own.length === 0 ? text('compare.nothing') : text('compare.counts', countsOf(own))}
      </p>
      {urgent.length > 0 && (
        <details>
          <summary>{text('myProject.affected', { count: urgent.length })}</summary>
          <ul className={styles.changes} dir="ltr">
            {urgent.map((change) => (
              <ExportLine key={change.name} change={change} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface FamilyUpgradeProps {
  facts: FamilyFacts;
  to: DocsVersion;
  /** The newest first. */
  versions: readonly DocsVersion[];
}

/** What an upgrade of a family to a version involves, from the declarations of both. */
export function FamilyUpgrade({ facts, to, versions }: FamilyUpgradeProps): ReactNode {
  const text = useText();
  const name = useFamilyName()(facts.family);
  const from = facts.closest?.docs.id ?? '';
  const ids = useMemo(() => versions.map(({ id }) => id), [versions]);
  const { comparison, retry } = useComparison({ from, to: to.id }, ids);
  const loaded = comparison?.state === 'loaded' ? comparison.changes : undefined;
  return (
    <section aria-label={`${name}: ${to.label}`} className={styles.family}>
      <Heading as="h3" id={`${facts.family}-${to.id}`}>
        {name}
      </Heading>
      {comparison?.state === 'loading' && <p role="status">{text('compare.loading')}</p>}
      {comparison?.state === 'failed' && (
        <p role="alert" className={styles.notice}>
          {text('compare.failed')} ({comparison.reason}){' '}
          <button type="button" className="button button--secondary button--sm" onClick={retry}>
            {text('compare.retry')}
          </button>
        </p>
      )}
      {loaded && <Changes changes={loaded} facts={facts} />}
      <ul>
        <GuideLinks family={facts.family} to={to} guides={loaded?.families[facts.family]?.guides} />
        <li>
          <Link to={compareAddress({ from, to: to.id, family: facts.family })}>
            {text('myProject.allChanges')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
