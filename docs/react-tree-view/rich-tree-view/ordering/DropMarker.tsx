import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeItem2DragAndDropOverlayProps } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { outline } from '../../_data/outline';

const features = { indentationAtItemLevel: true, itemsReordering: true };

// #region excerpt
function Marker({ action, style }: TreeItem2DragAndDropOverlayProps) {
  if (!action) return null;
  const isInside = action === 'make-child';
  return (
    <Box
      data-drop={action}
      style={style}
      sx={{
        position: 'absolute',
        pointerEvents: 'none',
        insetInlineEnd: 0,
        insetInlineStart:
          'calc(var(--TreeView-itemChildrenIndentation) * var(--TreeView-targetDepth))',
        top: isInside || action === 'reorder-above' ? 0 : 'auto',
        bottom: isInside || action !== 'reorder-above' ? 0 : 'auto',
        border: '2px solid',
        borderColor: 'primary.main',
        borderRadius: isInside ? 1 : 0,
      }}
    />
  );
}

const slots = { dragAndDropOverlay: Marker };

const MarkedItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function MarkedItem(props, ref) {
    return <TreeItem2 {...props} ref={ref} slots={slots} />;
  },
);
// #endregion

export default function DropMarker() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
      <RichTreeViewPro
        aria-label="Chapters with a marker"
        items={outline}
        defaultExpandedItems={['before', 'shell']}
        itemsReordering
        experimentalFeatures={features}
        slots={{ item: MarkedItem }}
        itemChildrenIndentation={24}
      />
    </Box>
  );
}
