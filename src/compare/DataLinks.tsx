import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { changesAddress, migrationGuides } from '@site/model/member-history/addresses';
import { migration } from '@site/model/navigation/migration';
import type { NavigationEntry } from '@site/model/navigation/types';
import { useText } from '@site/src/i18n/useText';
import { useFamilyName } from './ChoiceForm';
import { majorOf } from './FamilyComparison';

interface DataLinksProps {
  /** The newest first. */
  versions: readonly { id: string; label: string }[];
  families: readonly string[];
}

function pathsOf(items: readonly NavigationEntry[]): string[] {
  return items.flatMap(({ pathname, children = [] }) => [`${pathname}/`, ...pathsOf(children)]);
}

const GUIDES = new Set(pathsOf(migration));

/** All majors that a guide may be about. */
const ALL = { from: '1.0.0', to: '99.0.0' };

/** What needs no script: migration guides, and the changes between all versions as JSON. */
export function DataLinks({ versions, families }: DataLinksProps): ReactNode {
  const text = useText();
  const familyName = useFamilyName();
  const pairs = versions.flatMap((to, index) =>
    versions.slice(index + 1).map((from) => ({ from, to })),
  );
  return (
    <>
      <Heading as="h2" id="guides">
        {text('compare.guides')}
      </Heading>
      <ul>
        {families.flatMap((family) =>
          migrationGuides(family, ALL, '', (address) => GUIDES.has(address)).map((guide) => (
            <li key={guide}>
              <Link to={guide}>
                {text('compare.guide', { family: familyName(family), version: majorOf(guide) })}
              </Link>
            </li>
          )),
        )}
      </ul>
      {pairs.length > 0 && (
        <Heading as="h2" id="data">
          {text('compare.data')}
        </Heading>
      )}
      <ul>
        {pairs.map(({ from, to }) => (
          <li key={`${from.id} ${to.id}`}>
            <a href={changesAddress(from.id, to.id)}>
              <bdi dir="ltr">{`${from.label} → ${to.label}`}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
