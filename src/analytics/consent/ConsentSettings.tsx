import type { ReactNode } from 'react';
import { asksNotToBeTracked, consent, type Consent } from '@site/src/analytics/consent';
import { Segments } from '@site/src/settings/Segments';
import { Setting } from '@site/src/settings/Setting';
import styles from '@site/src/settings/settings.module.css';
import { useText } from '@site/src/i18n/useText';
import { useChoice } from '@site/src/preferences/create-choice';
import { ConsentStatus } from './ConsentStatus';

/** Shows the answer of the reader, and changes it; a reset asks again. */
export function ConsentSettings(): ReactNode {
  const text = useText();
  const given = useChoice<Consent>(consent);
  return (
    <Setting
      name={text('consent.title')}
      hint={text('consent.description')}
      onReset={() => consent.reset()}
    >
      {!asksNotToBeTracked() && (
        <Segments<Consent>
          options={[
            { value: 'denied', label: text('consent.decline') },
            { value: 'granted', label: text('consent.accept') },
          ]}
          value={given}
          onChange={(value) => consent.set(value)}
        />
      )}
      <ConsentStatus className={styles.hint} />
    </Setting>
  );
}
