import { ALPHAS } from './alphas';
import { BETAS } from './betas';
import type { NewsEntry } from './entry';
import { STABLE } from './stable';

export * from './entry';

/**
 * What the 7.0.0 line brought, newest first: for the feed, and for the cards of `/x/whats-new/`. Dates
 * and facts are those of the change log that the packages carry; the build stops at a link that leads
 * nowhere.
 */
export const WHATS_NEW: readonly NewsEntry[] = [...STABLE, ...BETAS, ...ALPHAS];
