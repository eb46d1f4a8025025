import { fetchFile } from '@site/src/loading/fetch-file';

/** Address of a page's Markdown, which plugins/outputs/markdown writes beside it. */
export function markdownAddress(permalink: string): string {
  return permalink.replace(/\/$/, '.md');
}

/**
 * Fetches the Markdown of a page.
 * @throws when there is none, or no network
 */
export function fetchMarkdown(address: string): Promise<string> {
  return fetchFile(address, (answer) => answer.text());
}
