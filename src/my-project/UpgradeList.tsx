import { useState, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { DocsVersion } from '@site/model/docs-version';
import { useText } from '@site/src/i18n/useText';
import { upgradesOf, type Upgrade } from './facts/upgrades';
import type { FamilyFacts } from './facts/family-facts';
import { FamilyUpgrade } from './FamilyUpgrade';
import styles from './MyProjectPage.module.css';

interface UpgradeStepsProps {
  upgrade: Upgrade;
  isFirst: boolean;
  versions: readonly DocsVersion[];
}

/** What an upgrade to a version involves. The changes are loaded when it is opened. */
function UpgradeSteps({ upgrade, isFirst, versions }: UpgradeStepsProps): ReactNode {
  const text = useText();
  const [isOpen, setIsOpen] = useState(isFirst);
  const { to, families } = upgrade;
  return (
    <details
      className={styles.upgrade}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{text('myProject.upgradeTo', { version: to.label })}</summary>
      {isOpen &&
        families.map((facts) => (
          <FamilyUpgrade key={facts.family} facts={facts} to={to} versions={versions} />
        ))}
    </details>
  );
}

interface UpgradeListProps {
  families: readonly FamilyFacts[];
  /** The newest first. */
  versions: readonly DocsVersion[];
}

/** The newer documented versions, each with what an upgrade to it involves. */
export function UpgradeList({ families, versions }: UpgradeListProps): ReactNode {
  const text = useText();
  const upgrades = upgradesOf(families, versions);
  return (
    <section aria-label={text('myProject.upgrades')}>
      <Heading as="h2" id="upgrades">
        {text('myProject.upgrades')}
      </Heading>
      {upgrades.length === 0 && <p>{text('myProject.isNewest')}</p>}
      {upgrades.map((upgrade, index) => (
        <UpgradeSteps
          key={upgrade.to.id}
          upgrade={upgrade}
          isFirst={index === 0}
          versions={versions}
        />
      ))}
    </section>
  );
}
