/** Texts by key, as Docusaurus' translation files hold them. */
export type Texts = Record<string, { message: string }>;

/** Names that are the same in every language. */
const NAMES = [
  'MUI X',
  'Data Grid',
  'Tree View',
  'Simple Tree View',
  'Rich Tree View',
  'Pro',
  'Premium',
];

function placeholdersOf(message: string): string[] {
  return [...new Set(message.match(/\{\w+\}/g))].sort();
}

/** Checks that there is something to translate: a pattern of only placeholders has no words. */
function hasWords(message: string): boolean {
  return /\p{L}/u.test(message.replace(/\{\w+\}/g, ''));
}

function problemOf(
  english: string,
  own: string | undefined,
  borrowed: string[],
): string | undefined {
  if (own === undefined || own.trim() === '') return 'is missing';
  const [expected, found] = [placeholdersOf(english), placeholdersOf(own)].map(String);
  if (expected !== found) return `needs the placeholders "${expected}", has "${found}"`;
  const mayBeEnglish = !hasWords(english) || [...NAMES, ...borrowed].includes(english);
  if (own === english && !mayBeEnglish) return 'is still English';
  return undefined;
}

/**
 * Lists the problems with the texts of a language, one line each.
 * `borrowed` are the English words that the language uses as they are.
 */
export function translationProblems(english: Texts, own: Texts, borrowed: string[] = []): string[] {
  const wrong = Object.entries(english).flatMap(([key, { message }]) => {
    const problem = problemOf(message, own[key]?.message, borrowed);
    return problem ? [`"${key}" ${problem}`] : [];
  });
  const unknown = Object.keys(own).filter((key) => !(key in english));
  return [...wrong, ...unknown.map((key) => `"${key}" is not a text of the site`)];
}
