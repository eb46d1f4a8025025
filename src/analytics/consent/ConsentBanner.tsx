import { useId, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { asksNotToBeTracked, consent, type Consent } from '@site/src/analytics/consent';
import { useText } from '@site/src/i18n/useText';
import { useChoice } from '@site/src/preferences/create-choice';
import { ConsentStatus } from './ConsentStatus';
import styles from './ConsentBanner.module.css';

/**
 * Asks for consent to analytics, at the bottom of the window until there is an answer. The banner
 * is first in the tab order, and never in the static HTML.
 */
export function ConsentBanner(): ReactNode {
  const text = useText();
  const question = useId();
  const isBrowser = useIsBrowser();
  const given = useChoice(consent);
  const [answered, setAnswered] = useState(false);
  if (!isBrowser || asksNotToBeTracked()) return null;
  if (given !== 'undecided') return answered && <ConsentStatus hidden />;

  function answer(value: Consent): void {
    setAnswered(true);
    consent.set(value);
  }
  return (
    <section className={styles.banner} aria-labelledby={question} data-banner data-consent-banner>
      <div className={styles.content}>
        <p id={question} className={styles.question}>
          {text('consent.question')}
        </p>
        <div className={styles.answers}>
          <button type="button" className={styles.answer} onClick={() => answer('denied')}>
            {text('consent.decline')}
          </button>
          <button type="button" className={styles.answer} onClick={() => answer('granted')}>
            {text('consent.accept')}
          </button>
        </div>
      </div>
    </section>
  );
}
