import type { DocsVersion } from '../../../model/docs-version';
import { FEED } from '../../../model/news/index';
import type { UnitLink } from '../../../model/unit-manifest';
import type { WriteFile } from '../../files/write-file';
import { newsFile, newsOf } from '../../site-pages/frozen-data';
import { makeFeed, type FeedInput } from './make-feed';

/** The links of the feed, which only its readers would find broken: for the check of the merge. */
export function feedLinks(siteDir: string, version: DocsVersion): UnitLink[] {
  const file = newsFile(version);
  return newsOf(siteDir, version).map(({ link }) => ({ to: link, file, line: null }));
}

interface FeedFileInput extends Omit<FeedInput, 'entries'> {
  write: WriteFile;
  siteDir: string;
  /** The documented version, to whose pages the feed leads. */
  version: DocsVersion;
}

/** Writes what is new in the library as a feed; it is English, like what it leads to. */
export function writeFeed({ write, siteDir, version, ...input }: FeedFileInput): void {
  write(FEED.file, makeFeed({ ...input, entries: newsOf(siteDir, version) }));
}
