import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ApiHistory } from '@site/model/api-reference';
import type { Plan } from '@site/model/plans';
import { Badges } from '@site/src/page/badges/Badges';
import { ScrollTable } from '@site/src/page/mdx/ScrollTable';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { HistoryBadges } from './HistoryBadges';
import { HistoryNotes } from './HistoryNotes';
import { internalLinks, localAddress, localAddresses, packageText } from './local-links';
import { TypeCode } from './TypeCode';
import { useCheckedLinks } from './useCheckedLinks';
import { useInternalLinks } from './useInternalLinks';
import styles from './ReferenceTable.module.css';

/** An event or a selector: rows that are linked to. */
export interface ReferenceRow {
  name: string;
  anchor: string;
  /** Types, each on a line of its own. */
  types: string[];
  description: string;
  deprecated?: string;
  plan?: Plan;
  history?: ApiHistory;
}

interface ReferenceTableProps {
  rows: ReferenceRow[];
  /** Documented names that appear in the types, with the addresses of their pages. */
  links: Record<string, string>;
  /** Header of the column with types. */
  typesTitle: string;
}

function Said({
  row,
  links,
  baseUrl,
}: {
  row: ReferenceRow;
  links: Record<string, string>;
  baseUrl: string;
}): ReactNode {
  const text = useText();
  const { deprecatedSince } = row.history ?? {};
  return (
    <td>
      <div {...packageText(row.description, baseUrl)} />
      {row.deprecated !== undefined && (
        <div>
          <span className={styles.deprecated}>
            {deprecatedSince
              ? text('history.deprecatedSince', { version: deprecatedSince })
              : text('api.deprecated')}
          </span>{' '}
          <span {...packageText(row.deprecated, baseUrl)} />
        </div>
      )}
      {row.history && <HistoryNotes history={row.history} links={links} />}
    </td>
  );
}

/** A table of names that do not have their own page; each row can be linked to. */
export function ReferenceTable({ rows, links, typesTitle }: ReferenceTableProps): ReactNode {
  const text = useText();
  const baseUrl = useBaseUrl('/');
  const onClick = useInternalLinks();
  const local = localAddresses(links, baseUrl);
  useCheckedLinks(
    rows.map(({ anchor }) => anchor),
    rows.flatMap(({ description }) =>
      internalLinks(description).map((path) => localAddress(path, baseUrl)),
    ),
  );
  return (
    // The links inside handle the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.reference} onClick={onClick}>
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">{text('api.name')}</th>
            <th scope="col">{typesTitle}</th>
            <th scope="col">{text('api.description')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.anchor} id={row.anchor}>
              <td>
                <a href={`#${row.anchor}`}>
                  <code>{row.name}</code>
                </a>
                {row.plan && <Badges plan={row.plan} />}
                {row.history && <HistoryBadges history={row.history} />}
              </td>
              <td>
                {row.types.map((type) => (
                  <div key={type}>
                    <TypeCode type={type} links={local} />
                  </div>
                ))}
              </td>
              <Said row={row} links={local} baseUrl={baseUrl} />
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
