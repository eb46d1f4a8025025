/** Texts by key, as Docusaurus' translation files hold them. */
export type Texts = Record<string, { message: string }>;

/** Names that are the same in every language. */
const NAMES = ['MUI X', 'Data Grid', 'Tree View', 'Simple Tree View', 'Pro', 'Premium'];

function placeholdersOf(message: string): string[] {
  return [...new Set(message.match(/\{\w+\}/g))].sort();
}

/** Checks that there is something to translate: a pattern of only placeholders has no words. */
function hasWords(message: string): boolean {
  return /\p{L}/u.test(message.replace(/\{\w+\}/g, ''));
}

function problemOf(english: string, own: string | undefined): string | undefined {
  if (own === undefined || own.trim() === '') return 'is missing';
  const [expected, found] = [placeholdersOf(english), placeholdersOf(own)].map(String);
  if (expected !== found) return `needs the placeholders "${expected}", has "${found}"`;
  if (own === english && hasWords(english) && !NAMES.includes(english)) return 'is still English';
  return undefined;
}

/** Lists the problems with the texts of a language, one line each. */
export function translationProblems(english: Texts, own: Texts): string[] {
  const wrong = Object.entries(english).flatMap(([key, { message }]) => {
    const problem = problemOf(message, own[key]?.message);
    return problem ? [`"${key}" ${problem}`] : [];
  });
  const unknown = Object.keys(own).filter((key) => !(key in english));
  return [...wrong, ...unknown.map((key) => `"${key}" is not a text of the site`)];
}
