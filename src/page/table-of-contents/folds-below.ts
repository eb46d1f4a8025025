import type { TOCTreeNode } from '@docusaurus/theme-common/internal';

/** Below one heading, and below all together: more than this many are folded. */
const UNFOLDED = { ofOne: 12, ofAll: 40 };

/** Whether headings stand folded below theirs, so that a table of contents can be overlooked. */
export function foldsBelow(heading: TOCTreeNode, all: readonly TOCTreeNode[]): boolean {
  const below = all.reduce((sum, { children }) => sum + children.length, 0);
  const { length } = heading.children;
  return length > UNFOLDED.ofOne || (length > 1 && below > UNFOLDED.ofAll);
}
