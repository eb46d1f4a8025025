import type { ReactNode } from 'react';
import { FamilyPlayground } from '@site/src/playground/FamilyPlayground';

/** A tree next to fields for its props. */
export default function TreeViewPlayground(): ReactNode {
  return <FamilyPlayground component="RichTreeView" api="/x/api/tree-view/rich-tree-view/" />;
}
