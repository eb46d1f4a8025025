import { ALPHAS } from './alphas';
import { BETAS } from './betas';
import type { NewsEntry } from './entry';
import { STABLE } from './stable';

export * from './entry';

/**
 * News of 7.0.0 and its prereleases, newest first: for the feed and the cards of `/x/whats-new/`. Dates
 * and facts are those of the change log in the packages; the build fails if a link is broken.
 */
export const WHATS_NEW: readonly NewsEntry[] = [...STABLE, ...BETAS, ...ALPHAS];
