import type { ReactNode } from 'react';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import type { Marks as MarksOfPage } from '@site/model/navigation/types';
import { parsePlan } from '@site/model/plans';
import styles from './Marks.module.css';

/** Reads marks from a sidebar item, where Docusaurus keeps them untyped. */
export function parseMarks(customProps: Record<string, unknown> | undefined): MarksOfPage {
  return {
    plan: parsePlan(customProps?.plan),
    planned: customProps?.planned === true,
    newFeature: customProps?.newFeature === true,
  };
}

/** Chips that say which plan a page is about, and whether it is planned or new. */
export function Marks({ plan, planned, newFeature }: MarksOfPage): ReactNode {
  const text = useText();
  const lang = useInterfaceLanguage();
  if (!plan && !planned && !newFeature) return null;
  return (
    <span className={styles.marks} lang={lang}>
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
