import { Feed } from 'feed';
import { FEED, headlineOf, type NewsEntry } from '../../../model/news/index';

/** Title, description and addresses of the feed. */
export interface FeedInput {
  /** Address of the site, with a slash at the end. */
  site: string;
  title: string;
  description: string;
  entries: readonly NewsEntry[];
}

/** Midnight of a day, everywhere the same. */
function dayOf({ date }: NewsEntry): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Makes the feed in RSS 2.0: https://www.rssboard.org/rss-specification */
export function makeFeed({ site, title, description, entries }: FeedInput): string {
  const [newest] = entries;
  const feed = new Feed({
    id: site,
    link: site,
    title,
    description,
    language: 'en',
    copyright: '',
    generator: 'mui-x-docs-site',
    image: `${site}img/app/icon-512.png`,
    // The same input makes the same file, whenever it is built.
    updated: newest && dayOf(newest),
    feedLinks: { rss: site + FEED.file },
  });
  for (const entry of entries) {
    feed.addItem({
      guid: entry.id,
      title: headlineOf(entry),
      link: new URL(entry.link, site).href,
      description: entry.summary,
      date: dayOf(entry),
      category: [{ name: entry.version }],
    });
  }
  // Otherwise readers take the identity for an address.
  return feed.rss2().replaceAll('<guid>', '<guid isPermaLink="false">');
}
