import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SOCIAL_CARD } from '../../../model/social-card';
import { loadSite } from '../../site-pages/load-site';
import type { SitePage } from '../../site-pages/site';
import { cardCache } from './card-cache';
import { cardLayout } from './card-layout';
import { cardsOfSite, type PageCard } from './cards-of-site';
import { drawCard } from './draw-card';

/** Draws, or takes from the cache, one after the other: the renderer is one. */
async function writeCards(cards: PageCard[], siteDir: string, fileOf: (address: string) => string) {
  const cached = cardCache(siteDir);
  for (const { address, card } of cards) {
    const layout = cardLayout(card);
    const image = await cached(layout, () => drawCard(layout, SOCIAL_CARD));
    mkdirSync(path.dirname(fileOf(address)), { recursive: true });
    writeFileSync(fileOf(address), image);
  }
}

/**
 * Draws, for each language, the picture of each page that is written in it, and puts it beside the
 * page. The others name the English page as theirs, and with it its picture.
 */
export function socialCards(context: LoadContext): Plugin {
  const { siteDir, baseUrl, siteConfig } = context;
  let pages: SitePage[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      ({ pages } = loadSite(allContent, context));
    },
    async postBuild({ outDir, codeTranslations }) {
      const text = (key: string) => {
        const found = codeTranslations[key];
        if (found === undefined) throw new Error(`Social cards need the text "${key}"`);
        return found;
      };
      const { host } = new URL(siteConfig.url);
      const cards = cardsOfSite({
        language: context.i18n.currentLocale,
        baseUrl,
        host,
        text,
        pages,
      });
      await writeCards(cards, siteDir, (address) =>
        path.join(outDir, address.slice(baseUrl.length), SOCIAL_CARD.file),
      );
    },
  };
}
