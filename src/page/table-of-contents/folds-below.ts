import type { TOCTreeNode } from '@docusaurus/theme-common/internal';

/** Most headings that show below one heading, and below all together; more are folded. */
const UNFOLDED = { ofOne: 12, ofAll: 40 };

/** Returns whether the headings below one are folded, to keep a long table of contents short. */
export function foldsBelow(heading: TOCTreeNode, all: readonly TOCTreeNode[]): boolean {
  const below = all.reduce((sum, { children }) => sum + children.length, 0);
  const { length } = heading.children;
  return length > UNFOLDED.ofOne || (length > 1 && below > UNFOLDED.ofAll);
}
