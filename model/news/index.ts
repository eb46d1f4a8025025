import { ALPHAS } from './alphas';
import { BETAS } from './betas';
import type { NewsEntry } from './entry';
import { MINORS_18_TO_29 } from './minors-18-to-29';
import { MINORS_1_TO_8 } from './minors-1-to-8';
import { MINORS_9_TO_17 } from './minors-9-to-17';
import { STABLE } from './stable';

export * from './entry';

/**
 * News of version 7 and its prereleases, newest first: for the feed and the cards of `/x/whats-new/`. Dates
 * and facts are those of the change log in the packages; the build fails if a link is broken.
 */
export const WHATS_NEW: readonly NewsEntry[] = [
  ...MINORS_18_TO_29,
  ...MINORS_9_TO_17,
  ...MINORS_1_TO_8,
  ...STABLE,
  ...BETAS,
  ...ALPHAS,
];
