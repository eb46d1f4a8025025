/** A line of code as it is compared. */
export interface CodeLine {
  text: string;
  /** Counted from 0 in the fence. */
  index: number;
}

const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/.source;
/** Comments of JavaScript and its relatives; the slashes of an address such as `https://` are none. */
const SCRIPT = new RegExp(`(${STRING})|/\\*[\\s\\S]*?\\*/|(?<!:)//[^\\n]*`, 'g');
const STYLES = new RegExp(`(${STRING})|/\\*[\\s\\S]*?\\*/`, 'g');
const SHELL = new RegExp(`(${STRING})|(?<=^|\\s)#[^\\n]*`, 'gm');

/** How each language of fences writes comments; others have none. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  ts: SCRIPT,
  tsx: SCRIPT,
  js: SCRIPT,
  jsx: SCRIPT,
  diff: SCRIPT,
  css: STYLES,
  bash: SHELL,
  npm: SHELL,
};

/** Leaves strings, and of a comment only its line breaks. */
function withoutComment(comment: string, string: string | undefined): string {
  return string ?? comment.replace(/[^\n]/g, '');
}

/**
 * The lines of code that remain without comments and empty lines.
 * @param language behind the backticks of the fence
 */
export function codeWithoutComments(code: string, language: string): CodeLine[] {
  const comments = COMMENTS[language];
  const rest = comments ? code.replace(comments, withoutComment) : code;
  return rest
    .split('\n')
    .map((line, index) => ({ text: line.trimEnd(), index }))
    .filter(({ text }) => text.trim() !== '');
}
