import type { SitePage } from '../../site-pages/site';
import type { Card } from './card-layout';

/** The part of a page that its card shows. */
export type CardPage = Pick<SitePage, 'title' | 'permalink' | 'family' | 'plan' | 'language'>;

/** Data that the cards of a language are made from. */
export interface CardsInput {
  language: string;
  /** `/`, or `/zh/`. */
  baseUrl: string;
  host: string;
  /** Gives a text of `i18n/<language>/code.json`. */
  text(key: string): string;
  pages: readonly CardPage[];
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
function familyOf({ family, permalink }: CardPage): string {
  const [, name = 'introduction'] = /\/api\/([\w-]+)\//.exec(permalink) ?? [];
  return family ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A card for the home page and for each page that is written in the language. */
export function cardsOfSite(input: CardsInput): PageCard[] {
  const { language, host, text, pages } = input;
  const written = pages.filter((page) => page.language === language);
  const cards = written.map((page): PageCard => {
    const { title, plan, permalink } = page;
    const family = familyOf(page);
    return {
      address: permalink,
      card: { title, label: text(`family.${family}`), family, plan, host },
    };
  });
  return [homeCard(input), ...cards];
}
