import { fetchFile } from '@site/src/loading/fetch-file';

/** Address of a page's Markdown, which plugins/outputs/markdown writes beside it. */
export function markdownAddress(permalink: string): string {
  return permalink.replace(/\/$/, '.md');
}

/** Code blocks, which are the odd parts of a text that is split at them. */
const FENCES = /^(`{3,}[^\n]*\n[\s\S]*?^`{3,}$)/m;

/** Links that lead here from wherever the text is pasted; code stays as it is. */
export function withAbsoluteLinks(markdown: string, origin: string): string {
  return markdown
    .split(FENCES)
    .map((part, index) => (index % 2 ? part : part.replace(/\]\((?=\/)/g, `](${origin}`)))
    .join('');
}

/**
 * Fetches the Markdown of a page, to be pasted elsewhere.
 * @throws when there is none, or no network
 */
export function fetchMarkdown(address: string): Promise<string> {
  return fetchFile(address, async (answer) =>
    withAbsoluteLinks(await answer.text(), window.location.origin),
  );
}
