/** Address of a page's Markdown, which plugins/markdown-pages writes beside it. */
export function markdownOf(permalink: string): string {
  return permalink.replace(/\/$/, '.md');
}

/**
 * Fetches the Markdown of a page.
 * @throws when there is none, or no network
 */
export async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
