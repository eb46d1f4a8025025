import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { isTranslated } from '../../../model/is-translated';
import { PLANS } from '../../../model/navigation/types';
import type { Card } from './card-layout';

/** What the cards of a language are made from. */
export interface CardsInput {
  language: string;
  /** `/`, or `/zh/`. */
  baseUrl: string;
  host: string;
  /** Gives a text of `i18n/<language>/code.json`. */
  text(key: string): string;
  content: LoadedContent;
}

/** A card, and the address of the page that it stands for. */
export interface PageCard {
  address: string;
  card: Card;
}

function homeCard({ baseUrl, host, text }: CardsInput): PageCard {
  const card = { title: text('home.title'), label: text('app.name'), host };
  return { address: baseUrl, card };
}

/** The sidebar of a page; pages of the reference that stand in none are told by their address. */
function familyOf({ sidebar, permalink }: { sidebar?: string; permalink: string }): string {
  const [, name = 'introduction'] = /\/api\/([\w-]+)\//.exec(permalink) ?? [];
  return sidebar ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A card for the home page and for each page that is written in the language. */
export function cardsOfSite(input: CardsInput): PageCard[] {
  const { language, host, text, content } = input;
  const pages = content.loadedVersions.flatMap(({ docs }) => docs);
  const written = pages.filter(({ source }) => isTranslated(source, language));
  const cards = written.map((doc): PageCard => {
    const family = familyOf(doc);
    const plan = PLANS.find((name) => name === doc.frontMatter.plan);
    const card = { title: doc.title, label: text(`family.${family}`), family, plan, host };
    return { address: doc.permalink, card };
  });
  return [homeCard(input), ...cards];
}
