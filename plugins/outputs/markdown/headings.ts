import type { Heading, RootContent } from 'mdast';
import { plainText } from './nodes';
import type { Page } from './page';

/** A heading that keeps its id: by an anchor before it, if its text results in another one. */
export function anchored(heading: Heading, id: string | undefined, page: Page): RootContent[] {
  const own = page.slug(plainText(heading));
  if (id === undefined || id === own) return [heading];
  return [{ type: 'html', value: `<a id="${id}"></a>` }, heading];
}
