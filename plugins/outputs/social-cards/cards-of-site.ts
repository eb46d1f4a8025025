import { familyOf } from '../../../model/addresses/family-of';
import { BLOG_SECTION, DOCS_SECTION, parseAddress } from '../../../model/addresses/parse';
import { BLOG } from '../../../model/blog';
import { familiesIn, familyNamed, type NamedFamily } from '../../../model/named-families';
import type { SitePage } from '../../site-pages/site';
import type { Card } from './card-layout';

/** The part of a page that its card shows. */
export type CardPage = Pick<
  SitePage,
  'version' | 'title' | 'permalink' | 'family' | 'plan' | 'language'
>;

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
function familyOfPage({ version, family, permalink }: CardPage): NamedFamily | undefined {
  const { section } = version;
  const families = familiesIn(section === DOCS_SECTION ? undefined : section);
  return (
    families.find(({ sidebar }) => sidebar === family) ??
    familyNamed(familyOf(parseAddress(permalink)) ?? '') ??
    families[0]
  );
}

/** The name of a family in the language of the cards; other products have one for all languages. */
function labelOf(
  family: NamedFamily | undefined,
  { version }: CardPage,
  input: CardsInput,
): string {
  if (version.section === BLOG_SECTION) return BLOG.title;
  if (!family) return '';
  return version.section === DOCS_SECTION ? input.text(`family.${family.sidebar}`) : family.title;
}

/** A card for each page that is written in the language, and for the home page of the site. */
export function cardsOfSite(input: CardsInput): PageCard[] {
  const { language, host, pages } = input;
  const written = pages.filter((page) => page.language === language);
  const cards = written.map((page): PageCard => {
    const { title, plan, permalink } = page;
    const family = familyOfPage(page);
    const card = { title, label: labelOf(family, page, input), family: family?.id, plan, host };
    return { address: permalink, card };
  });
  const isOfMuiX = pages.every(({ version }) => version.section === DOCS_SECTION);
  return isOfMuiX ? [homeCard(input), ...cards] : cards;
}
