import type { MouseEvent, ReactNode } from 'react';
import { useText, type Text, type TextKey } from '@site/src/i18n/useText';
import { eventAttributes } from '@site/src/analytics/events';
import { Badges } from '@site/src/page/badges/Badges';
import type { MemberKind, MemberResult, PageResult } from '@site/src/search/types';
import { Highlighted } from './Highlighted';
import type { Row } from './rows';

interface ResultRowProps {
  row: Row;
  query: string;
  /** Label of the version that is searched. */
  version: string;
  isActive: boolean;
  onChoose(row: Row): void;
}

function familyName(family: string | undefined, text: Text): string | undefined {
  return family === undefined ? undefined : text(`family.${family}` as TextKey);
}

function kindKey(kind: MemberKind): TextKey {
  return kind === 'class' ? 'api.class' : `search.kind.${kind}`;
}

function PageLine({ page, query, version }: { page: PageResult; query: string; version: string }) {
  const text = useText();
  const facts = [familyName(page.family, text), text(`search.kind.${page.kind}`), version];
  return (
    <>
      <span className="search-title">
        <span lang={page.language}>
          <Highlighted text={page.title} query={query} />
        </span>
        {page.label && <span className="search-owner">{page.label}</span>}
        <Badges plan={page.plan} />
        <span className="search-facts">{facts.filter(Boolean).join(' · ')}</span>
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

function MemberLine(props: { member: MemberResult; query: string; version: string }) {
  const { member, query, version } = props;
  const text = useText();
  const facts = [familyName(member.family, text), text(kindKey(member.kind)), version];
  return (
    <>
      <span className="search-title">
        <code>
          <Highlighted text={member.title} query={query} />
        </code>
        {member.owner && <span className="search-owner">{member.owner}</span>}
        <Badges plan={member.plan} />
        <span className="search-facts">{facts.filter(Boolean).join(' · ')}</span>
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

function Line({ row, query, version }: Omit<ResultRowProps, 'isActive' | 'onChoose'>): ReactNode {
  switch (row.kind) {
    case 'page':
      return <PageLine page={row.page} query={query} version={version} />;
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
      return <MemberLine member={row.member} query={query} version={version} />;
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
    <a {...shared} href={row.href} {...eventAttributes('search', 'choose', row.kind)}>
      {line}
    </a>
  );
}
