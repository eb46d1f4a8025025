/** A section of a migration guide. */
export interface GuideSection {
  /** Id of its heading. */
  id: string;
  heading: string;
  /** First sentence, without markup; empty if the section begins with code. */
  summary: string;
  /** Id of the section of the second level that it is in, or its own. */
  group: string;
  /** Markdown of the section, without its heading and without sections in it. */
  body: string;
}

/** A page that describes how to migrate from a version to the next. */
export interface Guide {
  /** Last part of its address, such as `migration-data-grid-v6`. */
  name: string;
  /** Address of the page, with a slash at the end. */
  address: string;
  sections: GuideSection[];
}

const HEADING = /^(#{2,3}) (.+?)(?:\s*\{\/\* #([\w-]+) \*\/\})?\s*$/;
const ANCHOR = /^<a id="([\w-]+)"><\/a>$/;
const FENCE = /^(`{3,}|~{3,})/;

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>|\*\*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function slugOf(heading: string): string {
  return plainText(heading)
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s+/g, '-');
}

/** Paragraphs without sentences: elements, lists, tables, notes. */
const NOT_TEXT = /^(?:[<|>:-]|\*\*Demo\*\*|Applies to:|import )/;
const CODE_BLOCK = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\1 *$/gm;

function firstSentence(body: string): string {
  const paragraph = body
    .replaceAll(CODE_BLOCK, '')
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .find((each) => each !== '' && !NOT_TEXT.test(each));
  const text = plainText(paragraph ?? '');
  return /^.+?\.(?=\s|$)/.exec(text)?.[0] ?? text.replace(/:$/, '.');
}

/** The lines of a page, with what a line is. */
function* classify(markdown: string): Generator<{ line: string; heading?: RegExpExecArray }> {
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (!fence || line.trimEnd() === fence)) fence = fence ? undefined : mark;
    const heading = fence ? null : HEADING.exec(line);
    yield heading ? { line, heading } : { line };
  }
}

/**
 * Reads the sections of a guide, from the Markdown that the site publishes or from its source.
 * @param address address of the page
 */
export function parseGuide(address: string, markdown: string): Guide {
  const sections: GuideSection[] = [];
  let anchor: string | undefined;
  let group = '';
  for (const { line, heading } of classify(markdown)) {
    if (heading) {
      const [, marks = '', text = '', ownId] = heading;
      const id = ownId ?? anchor ?? slugOf(text);
      if (marks.length === 2) group = id;
      sections.push({ id, heading: plainText(text), summary: '', group, body: '' });
      anchor = undefined;
      continue;
    }
    const current = sections.at(-1);
    if (current) current.body += `${line}\n`;
    anchor = ANCHOR.exec(line)?.[1] ?? (line.trim() ? undefined : anchor);
  }
  for (const section of sections) section.summary = firstSentence(section.body);
  const name = address.split('/').filter(Boolean).at(-1) ?? '';
  return { name, address, sections };
}
