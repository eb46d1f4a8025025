import { FEED, WHATS_NEW } from '../../../model/news/index';
import type { UnitLink } from '../../../model/unit-manifest';
import type { WriteFile } from '../../files/write-file';
import { makeFeed, type FeedInput } from './make-feed';

/** The links of the feed, which only its readers would find broken: for the check of the merge. */
export const FEED_LINKS: readonly UnitLink[] = WHATS_NEW.map(({ link }) => ({
  to: link,
  file: 'model/news/index.ts',
  line: null,
}));

interface FeedFileInput extends Omit<FeedInput, 'entries'> {
  write: WriteFile;
}

/** Writes what is new in the library as a feed; it is English, like what it leads to. */
export function writeFeed({ write, ...input }: FeedFileInput): void {
  write(FEED.file, makeFeed({ ...input, entries: WHATS_NEW }));
}
