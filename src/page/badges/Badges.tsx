import type { ReactNode } from 'react';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import type { PageBadges } from '@site/model/navigation/types';
import { parsePlan } from '@site/model/plans';
import styles from './Badges.module.css';

/** Reads the badges of a sidebar item, where Docusaurus keeps them untyped. */
export function parseBadges(customProps: Record<string, unknown> | undefined): PageBadges {
  return {
    plan: parsePlan(customProps?.plan),
    planned: customProps?.planned === true,
    newFeature: customProps?.newFeature === true,
  };
}

/** Chips for the plan of a page or name, and whether it is planned or new. */
export function Badges({ plan, planned, newFeature }: PageBadges): ReactNode {
  const text = useText();
  const lang = useInterfaceLanguage();
  if (!plan && !planned && !newFeature) return null;
  return (
    <span className={styles.badges} lang={lang}>
      {plan && (
        <span className={styles.chip} data-mark={plan}>
          {text(plan === 'pro' ? 'mark.pro' : 'mark.premium')}
        </span>
      )}
      {planned && (
        <span className={styles.chip} data-mark="planned">
          {text('mark.planned')}
        </span>
      )}
      {newFeature && (
        <span className={styles.chip} data-mark="new">
          {text('mark.new')}
        </span>
      )}
    </span>
  );
}
