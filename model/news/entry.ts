import { componentFamilies, FAMILY_TITLES, type ComponentFamilyId } from '../families';
import { PLAN_NAMES, type Plan } from '../plans';

/** At the root of the site. */
export const FEED = { file: 'feed.xml', type: 'application/rss+xml' } as const;

/** Short names of what an entry can be about, in the order of the page. */
export const NEWS_FAMILIES = Object.fromEntries(
  componentFamilies().map(({ id }) => {
    const { title, shortTitle = title } = FAMILY_TITLES[id];
    return [id, shortTitle];
  }),
) as Record<ComponentFamilyId, string>;

/** One new feature of a release, as the feed and the page "What's new" describe it. */
export interface NewsEntry {
  /** Never changes: feed readers use it to mark entries as read. */
  id: string;
  /** Of the release, such as `2024-03-22`. */
  date: `${number}-${number}-${number}`;
  /** The release that has it first. */
  version: string;
  /** Nothing where it is about all of MUI X. */
  family?: ComponentFamilyId;
  plan?: Plan;
  title: string;
  /** Two sentences at most, in plain text. */
  summary: string;
  /** Page that describes it, from the root of the English site. */
  link: `/x/${string}`;
  /** A demo of the page that `link` leads to: `scripts/news-pictures/cli.mjs` takes the card's picture of it. */
  demo?: string;
}

/** Title of an entry in lists that include other families. */
export function headlineOf({ family, plan, title }: NewsEntry): string {
  if (!family) return title;
  const product = [NEWS_FAMILIES[family], plan && PLAN_NAMES[plan]].filter(Boolean).join(' ');
  return `${product}: ${title}`;
}
