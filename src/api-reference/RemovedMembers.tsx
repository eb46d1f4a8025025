import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { ApiRemoved } from '@site/model/api-reference';
import { anchorOf } from '@site/model/member-history/anchors';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { TypeCode } from './TypeCode';
import { PageLink } from './PageLink';
import styles from './RemovedMembers.module.css';

interface RemovedMembersProps {
  removed: ApiRemoved;
  /** Name of the export, or of the table, that had the members. */
  owner: string;
  /** Id of the heading. */
  anchor: string;
  /** Addresses by name, with the language's prefix. */
  links: Record<string, string>;
}

/** Major version that a migration guide starts from. */
function majorOf(guide: string): string {
  return /-(v\d+)\/$/.exec(guide)?.[1] ?? '';
}

function Member({
  member: { kind, name, anchor, in: version, type, replacement },
  owner,
  links,
}: Pick<RemovedMembersProps, 'owner' | 'links'> & {
  member: ApiRemoved['members'][number];
}): ReactNode {
  const text = useText();
  return (
    <li id={anchor}>
      <code>{name}</code>{' '}
      <span className={styles.kind}>
        {text(`history.kind.${kind}`)} · {text('history.removedIn', { version })}
      </span>
      {type && (
        <div className={styles.type}>
          <TypeCode type={type} links={links} />
        </div>
      )}
      {replacement && (
        <div>
          {text('history.instead')}{' '}
          <a href={`#${anchorOf(owner, kind, replacement)}`}>
            <code>{replacement}</code>
          </a>
        </div>
      )}
    </li>
  );
}

/** Members that older versions have, with the ids that they had there: old links lead here. */
export function RemovedMembers({ removed, owner, anchor, links }: RemovedMembersProps): ReactNode {
  const text = useText();
  const { since, guides, members } = removed;
  return (
    <section className={styles.removed}>
      <Heading as="h2" id={anchor}>
        {text('history.removedSince', { version: since })}
      </Heading>
      <p>{text('history.removedText')}</p>
      {guides.length > 0 && (
        <p className={styles.guides}>
          {guides.map((guide, index) => (
            <span key={guide}>
              {index > 0 && ' · '}
              <PageLink to={guide}>{text('history.guide', { version: majorOf(guide) })}</PageLink>
            </span>
          ))}
        </p>
      )}
      <ul className={styles.list}>
        {members.map((member) => (
          <Member key={member.anchor} member={member} owner={owner} links={links} />
        ))}
      </ul>
    </section>
  );
}
