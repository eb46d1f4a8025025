import { WHATS_NEW, type NewsEntry } from '../../../../model/news/index';
import { makeFeed } from '../make-feed';

const ENTRY: NewsEntry = {
  id: '7.0.0-a',
  date: '2024-03-22',
  version: '7.0.0',
  title: 'Rows & columns',
  summary: 'One < two.',
  link: '/x/react-data-grid/#rows',
};

function feedOf(...entries: NewsEntry[]): string {
  return makeFeed({ site: 'https://docs.example/', title: 'Docs', description: 'News', entries });
}

it('says of an entry what it is, since when, and where to read on', () => {
  const [item = ''] = /<item>.*<\/item>/s.exec(feedOf(ENTRY)) ?? [];
  expect(item).toContain('Rows & columns]]>');
  expect(item).toContain('<link>https://docs.example/x/react-data-grid/#rows</link>');
  expect(item).toContain('<guid isPermaLink="false">7.0.0-a</guid>');
  expect(item).toContain('<pubDate>Fri, 22 Mar 2024 00:00:00 GMT</pubDate>');
  expect(item).toContain('<category>7.0.0</category>');
});

it('has the date of its newest entry, and names itself', () => {
  const feed = feedOf(ENTRY, { ...ENTRY, id: '7.0.0-b', date: '2024-01-05' });
  expect(feed).toContain('<lastBuildDate>Fri, 22 Mar 2024 00:00:00 GMT</lastBuildDate>');
  expect(feed).toContain('href="https://docs.example/feed.xml" rel="self"');
});

describe('what is new', () => {
  it('has an identity for each entry', () => {
    const ids = WHATS_NEW.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('begins with the newest, and each date is one', () => {
    const dates = WHATS_NEW.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.filter((date) => Number.isNaN(Date.parse(date)))).toEqual([]);
  });
});
