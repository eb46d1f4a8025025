import { ANALYTICS_PREFERENCES } from '@site/model/preferences';
import { createChoice } from '@site/src/preferences/create-choice';

export type Consent = (typeof ANALYTICS_PREFERENCES.consent.values)[number];

/**
 * The reader's answer to the question for consent. Until there is an answer, nothing is measured. It
 * comes from storage only, never from an attribute of the page.
 */
export const consent = createChoice<Consent>(ANALYTICS_PREFERENCES.consent);

/** Signals of the browser against tracking, which take precedence over the answer. */
interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Tests for "Do Not Track" and Global Privacy Control. */
export function asksNotToBeTracked(browser: PrivacySignals = navigator): boolean {
  return (
    browser.doNotTrack === '1' ||
    browser.doNotTrack === 'yes' ||
    browser.globalPrivacyControl === true
  );
}
