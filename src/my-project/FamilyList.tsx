import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { overviewOf } from '@site/model/addresses/of-family';
import { inVersion } from '@site/model/addresses/format';
import { languagesOf } from '@site/model/docs-version';
import { PLAN_NAMES, FREE_PLAN } from '@site/model/plans';
import { useFamilyName } from '@site/src/compare/ChoiceForm';
import { VersionLink } from '@site/src/compare/VersionLink';
import { useText } from '@site/src/i18n/useText';
import type { FamilyFacts } from './facts/family-facts';
import { shownVersion, versionsOf } from './facts/installed';
import type { FoundPackage } from './read/project';
import styles from './MyProjectPage.module.css';

/** A package with its versions, or why these are not known. */
function PackageLine({ found }: { found: FoundPackage }): ReactNode {
  const text = useText();
  const versions = versionsOf(found);
  return (
    <li>
      <code>{found.name}</code> <bdi>{versions.map(shownVersion).join(', ')}</bdi>
      {found.aliases.length > 0 && (
        <span className={styles.muted}>
          {' '}
          {text('myProject.alias', { names: found.aliases.join(', ') })}
        </span>
      )}
      {versions.length === 0 && (
        <div className={styles.muted}>
          {text(`myProject.unresolved.${found.unresolved ?? 'other'}`)}
        </div>
      )}
    </li>
  );
}

/** The version of the docs that matches a family, and how well it does. */
function MatchingDocs({ facts }: { facts: FamilyFacts }): ReactNode {
  const text = useText();
  const { closest, family } = facts;
  if (!closest) return null;
  const { docs, describes, fit } = closest;
  return (
    <p>
      <VersionLink
        to={inVersion(overviewOf(family), docs.path)}
        version={{ ...docs, languages: languagesOf(docs) }}
      >
        {text('myProject.docsOf', { version: docs.label })}
      </VersionLink>{' '}
      {text(`myProject.fit.${fit}`, { version: describes })}
    </p>
  );
}

function Family({ facts }: { facts: FamilyFacts }): ReactNode {
  const text = useText();
  const name = useFamilyName()(facts.family);
  const { plan = FREE_PLAN, packages, majors, installed } = facts;
  return (
    <section aria-label={name} className={styles.family}>
      <Heading as="h3" id={`project-${facts.family}`}>
        {name} <span className={styles.muted}>{PLAN_NAMES[plan]}</span>
      </Heading>
      <ul>
        {packages.map((found) => (
          <PackageLine key={found.name} found={found} />
        ))}
      </ul>
      {majors.length > 1 && (
        <p className={styles.notice}>
          {text('myProject.majors', { majors: majors.map(String).join(', ') })}
        </p>
      )}
      {installed?.isLocked === false && <p className={styles.muted}>{text('myProject.isRange')}</p>}
      <MatchingDocs facts={facts} />
    </section>
  );
}

/** The families of MUI X in a project, each with the docs that match it. */
export function FamilyList({ families }: { families: readonly FamilyFacts[] }): ReactNode {
  const text = useText();
  return (
    <section aria-label={text('myProject.families')}>
      <Heading as="h2" id="families">
        {text('myProject.families')}
      </Heading>
      {families.length === 0 && <p>{text('myProject.noFamilies')}</p>}
      {families.map((facts) => (
        <Family key={facts.family} facts={facts} />
      ))}
    </section>
  );
}
