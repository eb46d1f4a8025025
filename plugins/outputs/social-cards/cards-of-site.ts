import { familyOf } from '../../../model/addresses/family-of';
import { parseAddress } from '../../../model/addresses/parse';
import { FAMILIES, findFamily } from '../../../model/families';
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

/** A card, and the address of its page. */
export interface PageCard {
  address: string;
  card: Card;
}

function homeCard({ baseUrl, host, text }: CardsInput): PageCard {
  const card = { title: text('home.title'), label: text('app.name'), host };
  return { address: baseUrl, card };
}

/** The family of a page; pages of the reference that are in no sidebar are known by their address. */
function familyOfPage({ family, permalink }: CardPage) {
  return (
    FAMILIES.find(({ sidebar }) => sidebar === family) ??
    findFamily(familyOf(parseAddress(permalink)) ?? '') ??
    FAMILIES[0]
  );
}

/** A card for the home page and for each page that is written in the language. */
export function cardsOfSite(input: CardsInput): PageCard[] {
  const { language, host, text, pages } = input;
  const written = pages.filter((page) => page.language === language);
  const cards = written.map((page): PageCard => {
    const { title, plan, permalink } = page;
    const { id: family, sidebar } = familyOfPage(page);
    const card = { title, label: text(`family.${sidebar}`), family, plan, host };
    return { address: permalink, card };
  });
  return [homeCard(input), ...cards];
}
