import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FEED, WHATS_NEW } from '../../../model/news/index';
import { brokenTarget } from '../../site-pages/broken-target';
import { makeFeed } from './make-feed';

/** @throws when the link of an entry is broken, which only readers of the feed would notice */
function checkLinks(outDir: string): void {
  for (const { id, link } of WHATS_NEW) {
    const why = brokenTarget(link, outDir);
    if (why) throw new Error(`model/news/index.ts: the entry "${id}" is broken: ${why}`);
  }
}

/** Writes what is new in the library as a feed; it is English, like what it leads to. */
export function feed({ i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'feed',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      checkLinks(outDir);
      const xml = makeFeed({
        site: siteConfig.url + siteConfig.baseUrl,
        title: siteConfig.title,
        description: siteConfig.tagline,
        entries: WHATS_NEW,
      });
      writeFileSync(path.join(outDir, FEED.file), xml);
    },
  };
}
