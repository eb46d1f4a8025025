import type { ReactNode } from 'react';
import { PropsPlayground } from '@site/src/playground/PropsPlayground';
import { TREE_CONTROLS } from './_tree-view/controls';

const load = () => import('./_tree-view/Example');

/** A tree beside fields for its props. */
export default function TreeViewPlayground(): ReactNode {
  return (
    <PropsPlayground
      component="RichTreeView"
      api="/x/api/tree-view/rich-tree-view/"
      controls={TREE_CONTROLS}
      fixed={() => ['items={items}']}
      height={280}
      load={load}
    />
  );
}
