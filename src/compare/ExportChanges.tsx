import { memo, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { anchorOf } from '@site/model/member-history/anchors';
import type { ComparedVersion, LinkedChange } from '@site/model/member-history/changes';
import type { MemberKind } from '@site/model/member-history/member-list';
import { Badges } from '@site/src/page/badges/Badges';
import { useText, type TextKey } from '@site/src/i18n/useText';
import '@site/src/api-reference/texts';
import { VersionLink } from './VersionLink';
import styles from './ComparePage.module.css';

interface Versions {
  from: ComparedVersion;
  to: ComparedVersion;
}

/** One line: a member, and what is known of it. */
interface Line {
  kind: MemberKind;
  name: string;
  /** Which of the versions has the member. */
  in: keyof Versions;
  now?: string;
  before?: string;
  replacement?: string;
  /** The minor of the library that changed it. */
  minor?: string;
}

interface ListOfLines {
  id: 'added' | 'removed' | 'retyped' | 'redefaulted' | 'deprecated';
  lines: Line[];
}

function listsOf(change: LinkedChange): ListOfLines[] {
  const changed = (members: LinkedChange['retyped']): Line[] =>
    members.map(({ from, to, ...member }) => ({ ...member, in: 'to', now: to, before: from }));
  const lists: ListOfLines[] = [
    {
      id: 'removed',
      lines: change.removed.map(({ type, ...member }) => ({ ...member, in: 'from', now: type })),
    },
    { id: 'retyped', lines: changed(change.retyped) },
    { id: 'redefaulted', lines: changed(change.redefaulted) },
    {
      id: 'deprecated',
      lines: change.deprecated.map(({ deprecated, ...member }) => ({
        ...member,
        in: 'to',
        now: deprecated,
      })),
    },
    {
      id: 'added',
      lines: change.added.map(({ type, ...member }) => ({ ...member, in: 'to', now: type })),
    },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
}

/** How a minor is shown in each list. */
const MINOR_TEXTS = {
  added: 'history.since',
  removed: 'history.removedIn',
  retyped: 'history.typeChangedIn',
  redefaulted: 'history.defaultChangedIn',
  deprecated: 'history.deprecatedSince',
} as const satisfies Record<ListOfLines['id'], TextKey>;

interface MemberProps extends Versions {
  line: Line;
  list: ListOfLines['id'];
  change: LinkedChange;
}

function Member({ line, list, change, ...versions }: MemberProps): ReactNode {
  const text = useText();
  const page = change.pages[line.in];
  const name = <code className={styles.name}>{line.name}</code>;
  const to = page && `${page}#${anchorOf(change.name, line.kind, line.name)}`;
  return (
    <li>
      {to ? (
        <VersionLink to={to} version={versions[line.in]}>
          {name}
        </VersionLink>
      ) : (
        name
      )}{' '}
      <span className={styles.kind}>
        {text(`history.kind.${line.kind}`)}
        {line.minor && ` · ${text(MINOR_TEXTS[list], { version: line.minor })}`}
      </span>
      {line.now && (
        <div>
          <code className={styles.value}>{line.now}</code>
        </div>
      )}
      {line.before && (
        <div className={styles.before}>
          {text('compare.was')} <code className={styles.value}>{line.before}</code>
        </div>
      )}
      {line.replacement && (
        <div className={styles.before}>{text('compare.instead', { name: line.replacement })}</div>
      )}
    </li>
  );
}

const STATUS: Record<LinkedChange['status'], TextKey | undefined> = {
  added: 'compare.newExport',
  removed: 'compare.removedExport',
  changed: undefined,
};

interface ExportChangesProps extends Versions {
  change: LinkedChange;
  familyId: string;
}

/** The changes of an export, with links to its pages in both versions. */
export const ExportChanges = memo(function ExportChanges(props: ExportChangesProps): ReactNode {
  const { change, familyId, from, to } = props;
  const text = useText();
  const status = STATUS[change.status];
  return (
    <section className={styles.export} aria-label={change.name}>
      <Heading as="h3" id={`${familyId}-${change.name}`}>
        {change.name}
        <Badges plan={change.plan} />
        {status && <span className={styles.status}>{text(status)}</span>}
        {change.minor && (
          <span className={styles.kind}>
            {text(change.status === 'added' ? 'history.since' : 'history.removedIn', {
              version: change.minor,
            })}
          </span>
        )}
      </Heading>
      <p className={styles.pages}>
        {(['from', 'to'] as const).map((side) => {
          const page = change.pages[side];
          const version = props[side];
          if (!page) return null;
          return (
            <VersionLink key={side} to={page} version={version}>
              {text('compare.reference', { version: version.label })}
            </VersionLink>
          );
        })}
      </p>
      {listsOf(change).map(({ id, lines }) => (
        <details key={id} className={styles.list} open={change.status === 'changed'}>
          <summary>
            {text(`compare.${id}`)} ({lines.length})
          </summary>
          <ul>
            {lines.map((line) => (
              <Member
                key={`${line.kind} ${line.name}`}
                line={line}
                list={id}
                change={change}
                from={from}
                to={to}
              />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
});
