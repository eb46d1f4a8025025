import clsx from 'clsx';
import type { ReactNode } from 'react';
import { asksNotToBeTracked, consent } from '@site/src/analytics/consent';
import { useText } from '@site/src/i18n/useText';
import { useChoice } from '@site/src/preferences/create-choice';

interface ConsentStatusProps {
  className?: string;
  /** Visible only to screen readers. */
  hidden?: boolean;
}

/** Shows whether analytics are on, and announces changes to screen readers. */
export function ConsentStatus({ className, hidden }: ConsentStatusProps): ReactNode {
  const text = useText();
  const granted = useChoice(consent) === 'granted';
  const wish = asksNotToBeTracked() ? 'consent.doNotTrack' : undefined;
  return (
    <p role="status" className={clsx(className, hidden && 'visually-hidden')}>
      {text(wish ?? (granted ? 'consent.on' : 'consent.off'))}
    </p>
  );
}
