import { normalizeTokens } from 'prism-react-renderer';
import { preparePrism } from './grammars';

/**
 * Highlighting happens at build time: pages contain spans with one of these classes, and no browser
 * downloads a highlighter. The classes get their colors in src/css/code.css.
 */
const CLASS_OF_TYPE: Record<string, string> = {
  comment: 'c', prolog: 'c', cdata: 'c', blockquote: 'c',
  keyword: 'k', atrule: 'k', important: 'k', rule: 'k', module: 'k',
  string: 's', 'attr-value': 's', char: 's', regex: 's', url: 's', 'template-string': 's',
  number: 'n', boolean: 'n', constant: 'n', unit: 'n', symbol: 'n',
  function: 'f', 'function-variable': 'f', 'maybe-class-name': 'y', 'class-name': 'y', builtin: 'y',
  tag: 't', selector: 't', deleted: 'd', inserted: 'i',
  'attr-name': 'a', property: 'a', 'literal-property': 'a', parameter: 'v', variable: 'v',
  punctuation: '', operator: '', 'interpolation-punctuation': '',
}; // prettier-ignore

/**
 * The class of names and text without a color of their own. What has no class is punctuation: half
 * of the tokens of a demo are, and each class is an element.
 */
const TEXT = 'v';

const GRAMMAR_OF_LANGUAGE: Record<string, string> = {
  js: 'jsx', javascript: 'jsx', mjs: 'jsx', ts: 'tsx', typescript: 'tsx',
  html: 'markup', xml: 'markup', svg: 'markup', sh: 'bash', shell: 'bash', md: 'markdown', mdx: 'markdown',
}; // prettier-ignore

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The most specific type that has a color wins: Prism lists them from the outside in. Code inside
 * the braces of a tag is code, and not colored like the tag.
 */
function classOf(types: string[]): string {
  const border = Math.max(types.lastIndexOf('script'), types.lastIndexOf('spread'));
  const known = types.slice(border + 1).filter((type) => type in CLASS_OF_TYPE);
  return CLASS_OF_TYPE[known.at(-1) ?? ''] ?? TEXT;
}

interface Token {
  types: string[];
  content: string;
  empty?: boolean;
}

function runHtml(name: string, text: string): string {
  return name ? `<i class=${name}>${escapeHtml(text)}</i>` : escapeHtml(text);
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
  return runs.map(({ name, text }) => runHtml(name, text)).join('');
}

/** Both bundles and all languages show the same code. */
const known = new Map<string, readonly string[]>();

/**
 * Turns code into HTML, a string per line.
 * @param code source text
 * @param language of a fence; one without a grammar is escaped and left plain
 */
export function highlightLines(code: string, language: string): readonly string[] {
  const key = `${language}\n${code}`;
  const lines = known.get(key) ?? highlight(code, language);
  known.set(key, lines);
  return lines;
}

function highlight(code: string, language: string): string[] {
  const prism = preparePrism();
  const name = GRAMMAR_OF_LANGUAGE[language] ?? language;
  const grammar = prism.languages[name];
  const text = code.replace(/\n+$/, '');
  if (!grammar) return text.split('\n').map((line) => runHtml(line && TEXT, line));
  return normalizeTokens(prism.tokenize(text, grammar)).map(lineHtml);
}
