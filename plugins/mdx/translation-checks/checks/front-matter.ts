import { lineOfKey } from '../../../../model/translations/front-matter-text';
import { RECORD_KEY } from '../../../../model/translations/record';
import { compareItems, type Finding, type Item } from '../findings';
import type { Glossary } from '../glossary';
import type { PageParts } from '../page-sections';
import { missingName } from './names';
import { placeholdersIn } from './placeholders';
import { findAvoidedWords } from './words';

type FrontMatterPage = Pick<PageParts, 'frontMatter' | 'source'>;

/** Texts that readers see, of which both languages have one. */
const TEXTS = ['title', 'description'];

/** Keys that are not compared: texts, and the record of the translation. */
const OWN_KEYS = new Set([...TEXTS, 'keywords', RECORD_KEY]);

interface NotInReference {
  name: string;
}

/** The reasons in `namesNotInReference` are texts for authors. */
function plain(key: string, value: unknown): unknown {
  if (key !== 'namesNotInReference') return value;
  return (value as NotInReference[]).map(({ name }) => name);
}

function optionsOf({ frontMatter, source }: FrontMatterPage): Item[] {
  return Object.entries(frontMatter)
    .filter(([key]) => !OWN_KEYS.has(key))
    .map(([key, value]) => ({
      key: `${key}: ${JSON.stringify(plain(key, value))}`,
      line: lineOfKey(source, [key]),
    }));
}

/** The same keys with the same values, except for texts. */
export function compareOptions(english: FrontMatterPage, translation: FrontMatterPage): Finding[] {
  return compareItems({
    name: 'front matter',
    english: optionsOf(english),
    translation: optionsOf(translation),
    line: 1,
    ordered: false,
  });
}

function compareText(
  key: string,
  english: FrontMatterPage,
  translation: FrontMatterPage,
  { names, avoided }: Glossary,
): Finding[] {
  const line = lineOfKey(translation.source, [key]);
  const englishLine = lineOfKey(english.source, [key]);
  const textOf = ({ frontMatter }: FrontMatterPage) => String(frontMatter[key] ?? '');
  const [source, target] = [textOf(english), textOf(translation)];
  const items = (text: string, at: number) =>
    placeholdersIn(text).map((placeholder) => ({ key: placeholder, line: at }));
  return [
    ...compareItems({
      name: 'placeholder',
      english: items(source, englishLine),
      translation: items(target, line),
      line,
      ordered: false,
    }),
    ...names
      .filter(({ pattern }) => pattern.test(source) && !pattern.test(target))
      .map(({ text }) => ({ line, englishLine, reason: missingName(text) })),
    ...findAvoidedWords([{ key: target, line }], avoided),
  ];
}

/** The title and the description keep placeholders and names, and use the words of the glossary. */
export function compareTexts(
  english: FrontMatterPage,
  translation: FrontMatterPage,
  glossary: Glossary,
): Finding[] {
  return TEXTS.flatMap((key) => compareText(key, english, translation, glossary));
}
