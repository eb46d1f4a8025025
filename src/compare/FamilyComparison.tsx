import { useMemo, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { FamilyChanges, VersionChanges } from '@site/model/member-history/changes';
import { FilterBox } from '@site/src/api-reference/FilterBox';
import { useFilter } from '@site/src/api-reference/useFilter';
import { useText } from '@site/src/i18n/useText';
import { countChanges } from '@site/model/member-history/changes';
import { useFamilyName } from './ChoiceForm';
import { ExportChanges } from './ExportChanges';
import { countsOf, matchingChanges } from './matching-changes';
import { VersionLink } from './VersionLink';
import styles from './ComparePage.module.css';

interface FamilyComparisonProps {
  changes: VersionChanges;
  family: string;
}

const NOTHING: FamilyChanges = { versions: {}, guides: [], exports: [] };

/** Major version that a migration guide starts from. */
export function majorOf(guide: string): string {
  return /-(v\d+)\/$/.exec(guide)?.[1] ?? '';
}

/** All changes of a family between two versions, with a filter. */
export function FamilyComparison({ changes, family }: FamilyComparisonProps): ReactNode {
  const text = useText();
  const familyName = useFamilyName();
  const filter = useFilter('filter');
  const { from, to, families } = changes;
  const { exports, guides } = families[family] ?? NOTHING;
  const shown = useMemo(() => matchingChanges(exports, filter.query), [exports, filter.query]);
  const total = countChanges(exports);
  const title = `${familyName(family)}: ${from.label} → ${to.label}`;
  return (
    <section aria-label={title}>
      <Heading as="h2" id="changes">
        {title}
      </Heading>
      <p role="status" data-counts>
        {total === 0 && exports.length === 0
          ? text('compare.nothing')
          : text('compare.counts', countsOf(shown))}
      </p>
      {guides.map((guide) => (
        <p key={guide}>
          <VersionLink to={guide} version={to}>
            {text('compare.guide', { family: familyName(family), version: majorOf(guide) })}
          </VersionLink>
        </p>
      ))}
      {exports.length > 0 && (
        <FilterBox
          label={text('compare.filter')}
          {...filter}
          matching={countChanges(shown)}
          total={total}
        />
      )}
      {exports.length > 0 && shown.length === 0 && <p>{text('compare.noMatch')}</p>}
      <div className={styles.exports}>
        {shown.map((change) => (
          <ExportChanges
            key={`${family} ${change.name}`}
            change={change}
            familyId={family}
            from={from}
            to={to}
          />
        ))}
      </div>
    </section>
  );
}
