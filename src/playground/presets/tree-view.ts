import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import type { SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { Constant, element, type ElementNode } from '../code/nodes';
import type { FamilyPresets, Preset } from './preset';

const items = new Constant('items', [
  {
    id: 'docs',
    label: 'Docs',
    children: [
      { id: 'guide', label: 'Guide' },
      { id: 'reference', label: 'Reference' },
    ],
  },
  { id: 'source', label: 'Source', children: [{ id: 'index', label: 'Index' }] },
]);

const fewItems = new Constant('items', [
  { id: 'guide', label: 'Guide' },
  { id: 'reference', label: 'Reference' },
]);

type TreeItems = typeof items.value;

const EXPANDED = ['docs'];

/** Pixels of the four rows that are visible. */
const HEIGHT = 128;

function item(name: string, itemId: string, label: string, ...children: ElementNode[]) {
  return element<TreeItemProps>(name, { itemId, label }, ...children);
}

/** Items as elements. The first one is the playground's, if it is about items. */
function itemElements(first: string, others: string): ElementNode[] {
  return [
    item(
      first,
      'docs',
      'Docs',
      item(others, 'guide', 'Guide'),
      item(others, 'reference', 'Reference'),
    ),
    item(others, 'source', 'Source', item(others, 'index', 'Index')),
  ];
}

type Simple = SimpleTreeViewProps<boolean | undefined>;

function simpleTree(name: string): Preset {
  return {
    tree: element<Simple>(
      name,
      { defaultExpandedItems: EXPANDED },
      ...itemElements('TreeItem', 'TreeItem'),
    ),
    height: HEIGHT,
  };
}

function richTree(name: string): Preset {
  return {
    tree: element<RichTreeViewProps<TreeItems[number], boolean | undefined>>(name, {
      items,
      defaultExpandedItems: EXPANDED,
    }),
    height: HEIGHT,
    data: { items: { files: items, few: fewItems, none: [] } },
  };
}

/** An item in a tree of other items. */
function itemPreset(name: string, others: string): Preset {
  return {
    tree: element<Simple>(
      'SimpleTreeView',
      { defaultExpandedItems: EXPANDED },
      ...itemElements(name, others),
    ),
    height: HEIGHT,
  };
}

/** Playgrounds of the trees and their items. */
export const family: FamilyPresets = {
  presets: {
    RichTreeView: richTree('RichTreeView'),
    RichTreeViewPro: richTree('RichTreeViewPro'),
    SimpleTreeView: simpleTree('SimpleTreeView'),
    TreeView: simpleTree('TreeView'),
    TreeItem: itemPreset('TreeItem', 'TreeItem2'),
    TreeItem2: itemPreset('TreeItem2', 'TreeItem'),
  },
  partsOf: {
    TreeItem: ['TreeItemContent'],
    TreeItem2: ['TreeItem2DragAndDropOverlay', 'TreeItem2Icon', 'TreeItem2LabelInput'],
  },
  withoutElement: ['TreeItem2Provider'],
  data: {
    defaultExpandedItems: { docs: EXPANDED, all: ['docs', 'source'], none: [] },
  },
};
