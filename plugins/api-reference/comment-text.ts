import type { Comment, CommentDisplayPart } from 'typedoc';
import type { Html } from '../../model/api-reference';

/** Turns Markdown into HTML; what looks like HTML in it is escaped. */
export type ToHtml = (markdown: string) => string;

/** Doc comments refer to other exports as `[[Name]]`, or by the address of their page. */
function withLinks(markdown: string, paths: ReadonlyMap<string, string>): string {
  const pages = new Set(paths.values());
  const here = markdown.replace(
    /https:\/\/mui\.com(\/[\w-]+\/api\/[\w/-]+\/)/g,
    (address, path: string) => (pages.has(path) ? path : address),
  );
  // Material UI's comments leave out the host that their own site has.
  const elsewhere = here.replace(/\]\((\/[^)\s]*)\)/g, (link, path: string) =>
    pages.has(path) ? link : `](https://mui.com${path})`,
  );
  // Some name a type with its arguments, which is not an export: `[[Map<GridRowId, GridRowModel>]]`.
  return elsewhere.replace(
    /\[\[(\w+(?:<[\w, ]+>)?)\]\]((?:\[\])*)/g,
    (_, name: string, suffix: string) => {
      const path = paths.get(name);
      const code = `\`${name}${suffix}\``;
      return path ? `[${code}](${path})` : code;
    },
  );
}

/**
 * Headings and rules of a comment would divide its page. Lines of one character are rules, underline
 * headings, or draw the border of something. Some comments have control characters.
 */
function asPartOfPage(markdown: string): string {
  return markdown
    .replace(/^ {0,3}#{1,6} (.+)$/gm, '**$1**')
    .replace(/^[ \t]*([_*=‾-])\1{2,}[ \t]*$/gm, '')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
}

/** A comment's parts as the Markdown that they were written in. */
export function markdownOf(parts: readonly CommentDisplayPart[] = []): string {
  return parts
    .map((part) => {
      if (part.kind !== 'inline-tag') return part.text;
      return typeof part.target === 'string'
        ? `[${part.text}](${part.target})`
        : `\`${part.text}\``;
    })
    .join('');
}

/**
 * Text of doc comments as HTML. A text of one paragraph is written without its tags, so it fits
 * into a line.
 */
export class CommentText {
  constructor(
    private readonly toHtml: ToHtml,
    private readonly paths: ReadonlyMap<string, string>,
  ) {}

  html(markdown: string): Html {
    const html = this.toHtml(withLinks(asPartOfPage(markdown.trim()), this.paths)).trim();
    const only = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
    return only !== undefined && !only.includes('<p>') ? only : html;
  }

  tag(comment: Comment | undefined, tag: `@${string}`): Html | undefined {
    const found = comment?.getTag(tag);
    return found && this.html(markdownOf(found.content));
  }

  /** The description with the text of `@see`. */
  description(comment: Comment | undefined): Html {
    if (!comment) return '';
    const see = comment.getTags('@see').map((tag) => markdownOf(tag.content).trim());
    // TypeDoc reads a tag without a space after it as text: `@default{ hours: 1 }`.
    const summary = markdownOf(comment.summary).replace(/^@default\{.*\}$/m, '');
    return this.html([summary, ...see].join('\n\n'));
  }

  /** The code of `@default`. */
  defaultOf(comment: Comment | undefined): string | undefined {
    const found = comment?.getTag('@default') ?? comment?.getTag('@defaultValue');
    return found && defaultCode(markdownOf(found.content));
  }
}

/** The code in the text of `@default`, which may be in a fence or in backticks. */
export function defaultCode(text: string): string {
  const code = text.trim().replace(/^```\w*\n([\s\S]*?)\n```/, '$1');
  // Some are sentences with code in them; they are shown as code as a whole.
  return (
    code
      .replaceAll('`', '')
      // TypeDoc keeps the asterisks of a comment inside braces.
      .replace(/\n[ \t]*\* ?/g, '\n')
      .trim()
      .replace(/^(\w+)\.$/, '$1')
  );
}

/** HTML as text without markup. */
function textOf(html: Html): string {
  return html
    .replace(/<\/(?:p|li|pre)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();
}

/** HTML as one line of text, with code in backticks. */
export function plainText(html: Html): string {
  return textOf(html.replace(/<\/?code>/g, '`')).replace(/\s+/g, ' ');
}

/** The first sentence without markup, for one line of a list. */
export function firstSentence(html: Html): string {
  const text = textOf(html);
  return (/^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text.split('\n')[0] ?? '').replace(
    /\s+/g,
    ' ',
  );
}
