import type { ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { ResultRow } from './ResultRow';
import type { Row, RowGroup } from './rows';

interface ResultsProps {
  id: string;
  groups: readonly RowGroup[];
  query: string;
  version: string;
  isOtherVersion: boolean;
  activeId: string | undefined;
  onChoose(row: Row): void;
}

function nameOf({ rows }: RowGroup): string {
  const [first] = rows;
  if (first?.kind === 'page') return first.page.title;
  return first?.kind === 'member' ? first.member.title : '';
}

/** The results, page by page with their sections, and members of the reference between them. */
export function Results({ id, groups, activeId, ...rest }: ResultsProps): ReactNode {
  const text = useText();
  return (
    <div id={id} role="listbox" aria-label={text('shortcuts.search')} className="search-results">
      {groups.map((group) => (
        <div key={group.key} role="group" aria-label={nameOf(group)} className="search-group">
          {group.rows.map((row) => (
            <ResultRow key={row.id} row={row} isActive={row.id === activeId} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}
