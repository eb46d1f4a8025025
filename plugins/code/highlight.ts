import { normalizeTokens, Prism } from 'prism-react-renderer';

/**
 * Highlighting happens at build time: pages carry spans with one of these classes, and no reader
 * downloads a highlighter. The classes get their colours in src/css/code.css.
 */
const CLASS_OF_TYPE: Record<string, string> = {
  comment: 'c', prolog: 'c', cdata: 'c', blockquote: 'c',
  keyword: 'k', atrule: 'k', important: 'k', rule: 'k', module: 'k',
  string: 's', 'attr-value': 's', char: 's', regex: 's', url: 's', 'template-string': 's',
  number: 'n', boolean: 'n', constant: 'n', unit: 'n', symbol: 'n',
  function: 'f', 'function-variable': 'f', 'maybe-class-name': 'y', 'class-name': 'y', builtin: 'y',
  tag: 't', selector: 't', deleted: 'd', inserted: 'i',
  'attr-name': 'a', property: 'a', 'literal-property': 'a', parameter: 'v', variable: 'v',
  punctuation: 'p', operator: 'p', 'interpolation-punctuation': 'p',
}; // prettier-ignore

const GRAMMAR_OF_LANGUAGE: Record<string, string> = {
  js: 'jsx', javascript: 'jsx', mjs: 'jsx', ts: 'tsx', typescript: 'tsx',
  html: 'markup', xml: 'markup', svg: 'markup', sh: 'bash', shell: 'bash', md: 'markdown', mdx: 'markdown',
}; // prettier-ignore

/** Grammars that prism-react-renderer does not bring; they register on a global named Prism. */
const EXTRA_GRAMMARS = ['bash', 'diff'];

function loadExtraGrammars(): void {
  if (Prism.languages.bash) return;
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  EXTRA_GRAMMARS.forEach((name) => require(`prismjs/components/prism-${name}`));
  scope.Prism = before;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The most specific type that has a colour wins: Prism lists them from the outside in. */
function classOf(types: string[]): string {
  const known = types.filter((type) => type in CLASS_OF_TYPE);
  return CLASS_OF_TYPE[known.at(-1) ?? ''] ?? '';
}

interface Token {
  types: string[];
  content: string;
  empty?: boolean;
}

function lineHtml(tokens: Token[]): string {
  const runs: { name: string; text: string }[] = [];
  for (const { types, content, empty } of tokens) {
    if (empty) continue;
    const name = content.trim() === '' ? (runs.at(-1)?.name ?? '') : classOf(types);
    const last = runs.at(-1);
    if (last?.name === name) last.text += content;
    else runs.push({ name, text: content });
  }
  return runs
    .map(({ name, text }) => (name ? `<i class=${name}>${escapeHtml(text)}</i>` : escapeHtml(text)))
    .join('');
}

/**
 * Turns code into HTML, a string per line.
 * @param code source text
 * @param language of a fence; one without a grammar is escaped and left plain
 */
export function highlightLines(code: string, language: string): string[] {
  loadExtraGrammars();
  const name = GRAMMAR_OF_LANGUAGE[language] ?? language;
  const grammar = Prism.languages[name];
  const text = code.replace(/\n+$/, '');
  if (!grammar) return text.split('\n').map(escapeHtml);
  return normalizeTokens(Prism.tokenize(text, grammar)).map(lineHtml);
}
