import type { ReactNode } from 'react';
import { inVersion } from '@site/model/addresses/format';
import { languagesOf, type DocsVersion } from '@site/model/docs-version';
import { migration } from '@site/model/navigation/migration';
import { useFamilyName } from '@site/src/compare/ChoiceForm';
import { majorOf } from '@site/src/compare/FamilyComparison';
import { VersionLink } from '@site/src/compare/VersionLink';
import { useText } from '@site/src/i18n/useText';
import { parseVersion } from '@site/model/project-files/version-number';

/** Guides of the pages in `docs/`. */
const GUIDES = new Set<string>(
  migration.flatMap(({ children }) => children.map(({ pathname }) => pathname)),
);

/** The guide to a minor, which only pages in `docs/` may have: `/x/next/migration/migration-7-29/`. */
function minorGuide(family: string, to: DocsVersion): string | undefined {
  const number = parseVersion(to.families[family]?.version ?? '');
  const page = `/x/migration/migration-${number?.major}-${number?.minor}`;
  return to.docs === 'current' && GUIDES.has(page) ? inVersion(`${page}/`, to.path) : undefined;
}

interface GuideLinksProps {
  family: string;
  to: DocsVersion;
  /** Addresses of the guides between majors; absent until the changes are loaded. */
  guides?: readonly string[];
}

/** Links to the migration guides for an upgrade, as items of a list. */
export function GuideLinks({ family, to, guides = [] }: GuideLinksProps): ReactNode {
  const text = useText();
  const name = useFamilyName()(family);
  const version = { ...to, languages: languagesOf(to) };
  const minor = minorGuide(family, to);
  return (
    <>
      {guides.map((guide) => (
        <li key={guide}>
          <VersionLink to={guide} version={version}>
            {text('compare.guide', { family: name, version: majorOf(guide) })}
          </VersionLink>
        </li>
      ))}
      {minor !== undefined && (
        <li>
          <VersionLink to={minor} version={version}>
            {text('myProject.minorGuide', { version: to.families[family]?.version ?? '' })}
          </VersionLink>
        </li>
      )}
    </>
  );
}
