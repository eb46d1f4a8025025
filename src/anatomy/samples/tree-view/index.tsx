import type { ComponentType, ReactNode } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { sampleOf, withHeight, type Sample, type Samples } from '../sample';

const ITEMS = [
  {
    ...{ id: 'docs', label: 'Docs' },
    children: [
      { id: 'guide', label: 'Guide' },
      { id: 'reference', label: 'Reference' },
    ],
  },
  { id: 'source', label: 'Source', children: [{ id: 'index', label: 'Index' }] },
];
/** An icon for items without children, which have none by default. */
function EndIcon() {
  return <span aria-hidden>●</span>;
}

const BASE = {
  slots: { endIcon: EndIcon },
  ...{ defaultExpandedItems: ['docs'], defaultSelectedItems: 'guide' },
  'aria-label': 'Files',
};

/** The items of a tree whose items are elements. */
function items(Item: ComponentType<TreeItemProps>, props: object = {}): ReactNode {
  return (
    <>
      <Item itemId="docs" label="Docs" {...props}>
        <Item itemId="guide" label="Guide" {...props} />
        <Item itemId="reference" label="Reference" disabled {...props} />
      </Item>
      <Item itemId="source" label="Source" {...props}>
        <Item itemId="index" label="Index" {...props} />
      </Item>
    </>
  );
}

/** A tree whose items all have the marks. */
function treeOf(Item: ComponentType<TreeItemProps>) {
  return function ItemInTree(props: object) {
    return <SimpleTreeView {...BASE}>{items(Item, props)}</SimpleTreeView>;
  };
}

function itemSample(Item: ComponentType<TreeItemProps>): Sample {
  return sampleOf<Partial<TreeItemProps>>(
    treeOf(Item),
    { slots: { endIcon: EndIcon } },
    {
      default: {},
      disabled: { props: { disabled: true } },
      filled: { props: { slots: { icon: EndIcon } } },
    },
  );
}

const SIMPLE = { ...BASE, children: items(TreeItem) };
const Item2 = TreeItem2 as ComponentType<TreeItem2Props & TreeItemProps>;

/** Samples of the trees and their items. */
export const samples: Samples = withHeight(240, {
  RichTreeView: sampleOf(RichTreeView, { ...BASE, items: ITEMS }),
  SimpleTreeView: sampleOf(SimpleTreeView, SIMPLE),
  TreeView: sampleOf(TreeView, SIMPLE),
  TreeItem: itemSample(TreeItem),
  TreeItem2: itemSample(Item2),
  TreeItem2Icon: itemSample(Item2),
  TreeItemContent: itemSample(TreeItem),
});
