/** Classes of src/css/code.css, by the groups of the expression below. */
const TOKEN =
  /(?<s>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<=<\/?)(?<t>[a-z]\w*)|(?<k>\b(?:const|default|export|from|function|import|return|type)\b)|(?<a>[\w-]+(?==[{"]))|(?<y>\b[A-Z]\w*)|(?<f>\b\w+(?=\())|(?<n>\b(?:\d[\d.]*|true|false|null)\b)|(?<v>[\w$]+)/g;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function colorLine(line: string): string {
  let html = '';
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    const [name] = Object.entries(match.groups ?? {}).find(([, text]) => text) ?? ['v'];
    html += `${escapeHtml(line.slice(end, match.index))}<i class=${name}>${escapeHtml(match[0])}</i>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(line.slice(end));
}

/**
 * Makes the HTML of code as the build makes that of demos: a span for each line. Only for code that
 * a playground printed, which has few kinds of tokens.
 */
export function colorCode(code: string): string {
  return code
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `<span>${colorLine(line)}\n</span>`)
    .join('');
}
