import type { MouseEvent, ReactNode } from 'react';
import { useText, type Text, type TextKey } from '@site/src/i18n/useText';
import { eventAttributes } from '@site/src/analytics/events';
import '@site/src/api-reference/texts';
import { Badges } from '@site/src/page/badges/Badges';
import type { MemberKind, MemberResult, PageResult } from '@site/src/search/types';
import { Highlighted } from './Highlighted';
import type { Row } from './rows';

interface ResultRowProps {
  row: Row;
  query: string;
  /** Label of the version that is searched. */
  version: string;
  /** It is not the version of the page. */
  isOtherVersion: boolean;
  isActive: boolean;
  onChoose(row: Row): void;
}

function familyName(family: string | undefined, text: Text): string | undefined {
  return family === undefined ? undefined : text(`family.${family}` as TextKey);
}

function kindKey(kind: MemberKind): TextKey {
  return kind === 'class' ? 'api.class' : `search.kind.${kind}`;
}

type LineProps = Omit<ResultRowProps, 'row' | 'isActive' | 'onChoose'>;

interface FactsProps extends LineProps {
  family: string | undefined;
  kind: TextKey;
}

/** Family, kind and version of a result; another version than that of the page stands out. */
function Facts({ family, kind, version, isOtherVersion }: FactsProps): ReactNode {
  const text = useText();
  const facts = [familyName(family, text), text(kind)].filter(Boolean).join(' · ');
  return (
    <span className="search-facts">
      {facts} · {isOtherVersion ? <strong className="search-version">{version}</strong> : version}
    </span>
  );
}

function PageLine({ page, ...line }: { page: PageResult } & LineProps) {
  const { query } = line;
  return (
    <>
      <span className="search-title">
        <span lang={page.language}>
          <Highlighted text={page.title} query={query} />
        </span>
        {page.label && <span className="search-owner">{page.label}</span>}
        <Badges plan={page.plan} />
        <Facts {...line} family={page.family} kind={`search.kind.${page.kind}`} />
      </span>
      {page.sections.length === 0 && page.excerpt && (
        <Excerpt html={page.excerpt} language={page.language} />
      )}
    </>
  );
}

/** Pagefind escapes the text before it adds its `<mark>` elements. */
function Excerpt({ html, language }: { html: string; language?: string }): ReactNode {
  return (
    <span className="search-excerpt" lang={language} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Says that a member is gone, and what takes its place. */
function Removed({ removedIn, replacement }: MemberResult): ReactNode {
  const text = useText();
  if (!removedIn) return null;
  return (
    <span className="search-facts">
      <strong className="search-version">
        {text('history.removedIn', { version: removedIn })}
      </strong>
      {replacement && (
        <>
          {' '}
          {text('history.instead')} <code>{replacement}</code>
        </>
      )}
    </span>
  );
}

function MemberLine({ member, ...line }: { member: MemberResult } & LineProps) {
  const { query } = line;
  return (
    <>
      <span className="search-title">
        <code>
          <Highlighted text={member.title} query={query} />
        </code>
        {member.owner && <span className="search-owner">{member.owner}</span>}
        <Badges plan={member.plan} />
        <Facts {...line} family={member.family} kind={kindKey(member.kind)} />
        <Removed {...member} />
      </span>
      {member.type && <code className="search-type">{member.type}</code>}
    </>
  );
}

function MoreLine({ member }: { member: MemberResult }): ReactNode {
  const text = useText();
  const owners = member.others.slice(0, 3).map(({ owner }) => owner);
  const rest = member.others.length > owners.length ? ', …' : '';
  return (
    <span className="search-excerpt">
      {text('search.others', { count: member.others.length, names: owners.join(', ') + rest })}
    </span>
  );
}

function Line({ row, ...line }: { row: Row } & LineProps): ReactNode {
  const { query } = line;
  switch (row.kind) {
    case 'page':
      return <PageLine page={row.page} {...line} />;
    case 'section':
      return (
        <>
          <span className="search-heading">
            <Highlighted text={row.section.title} query={query} />
          </span>
          {row.section.excerpt && <Excerpt html={row.section.excerpt} />}
        </>
      );
    case 'member':
      return <MemberLine member={row.member} {...line} />;
    case 'more':
      return <MoreLine member={row.member} />;
    case 'other':
      return <span className="search-owner">{row.owner}</span>;
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** An option of the list of results: a link, but for the one that shows more of them. */
export function ResultRow({ row, isActive, onChoose, ...rest }: ResultRowProps): ReactNode {
  const shared = {
    id: row.id,
    role: 'option',
    'aria-selected': isActive,
    className: `search-row search-row-${row.kind}`,
    // The focus stays in the field.
    tabIndex: -1,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onChoose(row);
    },
  };
  const line = <Line row={row} {...rest} />;
  if (row.kind === 'more') return <div {...shared}>{line}</div>;
  return (
    <a
      {...shared}
      href={row.href}
      target={rest.isOtherVersion ? '_self' : undefined}
      {...eventAttributes('search', 'choose', row.kind)}
    >
      {line}
    </a>
  );
}
