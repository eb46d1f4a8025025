import { readStorage, removeStorage, writeStorage } from '@site/src/preferences/browser-storage';
import { createChoice } from '@site/src/preferences/create-choice';

export const CONSENTS = ['undecided', 'denied', 'granted'] as const;
export type Consent = (typeof CONSENTS)[number];

export const CONSENT_KEY = 'docs.consent';

/**
 * Whether the reader lets the site measure. Until there is an answer, nothing is measured. The
 * answer comes from storage only, never from an attribute of the page.
 */
export const consent = createChoice<Consent>({
  values: CONSENTS,
  name: CONSENT_KEY,
  read: () => readStorage(CONSENT_KEY),
  write: (value) => writeStorage(CONSENT_KEY, value),
  forget: () => removeStorage(CONSENT_KEY),
});

/** The two ways in which browsers ask for all their readers; a wish that no answer overrules. */
interface PrivacyWishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the browser says "Do Not Track" or sends Global Privacy Control. */
export function asksNotToBeTracked(browser: PrivacyWishes = navigator): boolean {
  return (
    browser.doNotTrack === '1' ||
    browser.doNotTrack === 'yes' ||
    browser.globalPrivacyControl === true
  );
}
