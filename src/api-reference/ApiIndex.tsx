import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type { ApiFamilyIndex, ApiIndexEntry } from '@site/model/api-reference';
import { DEFAULT_LANGUAGE } from '@site/model/languages';
import { Badges } from '@site/src/page/badges/Badges';
import { useText, type TextKey } from '@site/src/i18n/useText';
import { compareAddress } from '@site/model/member-history/addresses';
import './texts';
import { FilterBox } from './FilterBox';
import { HistoryBadges } from './HistoryBadges';
import { PageLink } from './PageLink';
import { matches } from './match-items';
import { useFilter } from './useFilter';
import styles from './ApiIndex.module.css';

const KINDS: { kind: ApiIndexEntry['kind']; id: string; title: TextKey }[] = [
  { kind: 'component', id: 'components', title: 'api.components' },
  { kind: 'interface', id: 'interfaces', title: 'api.interfaces' },
  { kind: 'hook', id: 'hooks', title: 'api.hooks' },
];

/**
 * Returns the summary of an export. Without one, it counts the props, slots and classes of its
 * page.
 */
function useSummary({ summary, counts }: ApiIndexEntry): string {
  const text = useText();
  if (summary !== '' || !counts) return summary;
  return [
    counts.props > 0 && text('api.countProps', { count: counts.props }),
    counts.slots > 0 && text('api.countSlots', { count: counts.slots }),
    counts.classes > 0 && text('api.countClasses', { count: counts.classes }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Entry({ entry, hidden }: { entry: ApiIndexEntry; hidden: boolean }): ReactNode {
  const { name, path, plan, history } = entry;
  const summary = useSummary(entry);
  const isEnglish = useBaseUrl('/') === '/';
  useBrokenLinks().collectAnchor(name);
  return (
    <li className={styles.entry} id={name} hidden={hidden}>
      <span>
        {path ? <PageLink to={path}>{name}</PageLink> : <code>{name}</code>}
        <Badges plan={plan} />
        {history && <HistoryBadges history={history} />}
      </span>
      <span
        className={styles.summary}
        // The summary comes from the packages or from the interface texts.
        lang={entry.summary === '' || isEnglish ? undefined : DEFAULT_LANGUAGE}
      >
        {summary}
      </span>
    </li>
  );
}

/** All documented exports of a family, with a filter. */
export function ApiIndex({ index }: { index: ApiFamilyIndex }): ReactNode {
  const text = useText();
  const filter = useFilter('names');
  const { entries, packages, compare, family } = index;
  const baseUrl = useBaseUrl('/');
  const stays = (entry: ApiIndexEntry) => matches(entry, filter.query);
  return (
    <div className={styles.index}>
      <p className={styles.packages}>
        {text('api.madeFrom')}{' '}
        {packages.map(({ name, version }) => (
          <code key={name}>{`${name} ${version}`}</code>
        ))}
      </p>
      {compare && (
        <p>
          {/* Only one version of the docs has the page: elsewhere it is on another site. */}
          <a href={baseUrl + compareAddress({ ...compare, family }).slice(1)} target="_self">
            {text('history.compare', { version: compare.from })}
          </a>
        </p>
      )}
      <FilterBox
        label={text('api.filterNames')}
        {...filter}
        matching={entries.filter(stays).length}
        total={entries.length}
      />
      {KINDS.map(({ kind, id, title }) => {
        const ofKind = entries.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} className={styles.kind} hidden={!ofKind.some(stays)}>
            <Heading as="h2" id={id}>
              {text(title)}
            </Heading>
            <ul className={styles.list}>
              {ofKind.map((entry) => (
                <Entry key={entry.name} entry={entry} hidden={!stays(entry)} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
