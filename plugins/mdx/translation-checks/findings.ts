import type { PageSection } from './page-sections';

/** One difference between a translation and its English page. */
export interface Finding {
  /** Line of the translation. */
  line: number;
  /** Line of the English page, where there is one to look at. */
  englishLine?: number;
  reason: string;
}

/** Compares a section of a translation with the English section that has the same id. */
export type SectionCheck = (english: PageSection, translation: PageSection) => Finding[];

/** Something on a page that both languages have. */
export interface Item {
  /** What both languages write alike; errors show it. */
  key: string;
  line: number;
}

/** What is compared, and how. */
interface Comparison {
  /** What an item is called in errors, such as `link`. */
  name: string;
  english: readonly Item[];
  translation: readonly Item[];
  /** Line to report for what is missing. */
  line: number;
  /** False where the order of words may move items. */
  ordered: boolean;
}

/** The items that have no partner with the same key among the others. */
function without(items: readonly Item[], others: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  for (const { key } of others) counts.set(key, (counts.get(key) ?? 0) + 1);
  return items.filter(({ key }) => {
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}

function missing(name: string, item: Item, line: number): Finding {
  return { line, englishLine: item.line, reason: `${name} ${item.key} is missing` };
}

function added(name: string, item: Item): Finding {
  return { line: item.line, reason: `${name} ${item.key} is not on the English page` };
}

/** Items of which one is in the place of the other. */
function changed(name: string, english: Item, { key, line }: Item): Finding {
  const reason = `${name} ${key} is ${english.key} on the English page`;
  return { line, englishLine: english.line, reason };
}

function moved(name: string, english: Item, { key, line }: Item): Finding {
  const reason = `${name} ${key} is in another order: here the English page has ${english.key}`;
  return { line, englishLine: english.line, reason };
}

/**
 * Compares the items of one kind in a section.
 * @returns a finding for each item that is missing, added or changed; if there are none of these and
 *   the order counts, one for the first item that has moved
 */
export function compareItems({ name, english, translation, line, ordered }: Comparison): Finding[] {
  const absent = without(english, translation);
  const extra = without(translation, english);
  if (absent.length > 0 || extra.length > 0) {
    return [
      ...absent.map((item, index) => {
        const instead = extra[index];
        return instead ? changed(name, item, instead) : missing(name, item, line);
      }),
      ...extra.slice(absent.length).map((item) => added(name, item)),
    ];
  }
  const index = translation.findIndex(({ key }, place) => key !== english[place]?.key);
  const [source, target] = [english[index], translation[index]];
  return ordered && source && target ? [moved(name, source, target)] : [];
}

/** A check of all items of one kind, which are found in the same way in both languages. */
export function checkOf(
  name: string,
  itemsOf: (section: PageSection) => Item[],
  order: 'ordered' | 'any order',
): SectionCheck {
  return (english, translation) =>
    compareItems({
      name,
      english: itemsOf(english),
      translation: itemsOf(translation),
      line: translation.line,
      ordered: order === 'ordered',
    });
}
