import { ALPHAS } from './news/alphas';
import { BETAS } from './news/betas';
import type { NewsEntry } from './news/entry';
import { STABLE } from './news/stable';

export * from './news/entry';

/**
 * What the 7.0.0 line brought, newest first: for the feed, and for the cards of `/x/whats-new/`. Dates
 * and facts are those of the change log that the packages carry; the build stops at a link that leads
 * nowhere.
 */
export const WHATS_NEW: readonly NewsEntry[] = [...STABLE, ...BETAS, ...ALPHAS];
