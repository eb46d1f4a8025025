import * as React from 'react';
import Box from '@mui/material/Box';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  type TreeItem2Props,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { outline } from '../../_data/outline';

const features = { indentationAtItemLevel: true, itemsReordering: true };

const HandleItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function HandleItem({ id, itemId, label, disabled, children }, rootRef) {
    const own = { id, itemId, label, disabled, children, rootRef };
    const item = useTreeItem2(own);
    // #region excerpt
    const { draggable, onDragStart, onDragOver, onDragEnd, ...root } =
      item.getRootProps();

    return (
      <TreeItem2Provider itemId={itemId}>
        <TreeItem2Root {...root} onDragOver={onDragOver}>
          <TreeItem2Content {...item.getContentProps()}>
            <Box
              data-handle
              draggable={draggable}
              onDragStart={onDragStart}
              onDragEnd={onDragEnd}
              sx={{ display: 'flex', cursor: 'grab' }}
            >
              <DragIndicatorIcon fontSize="small" color="action" />
            </Box>
            {/* #endregion */}
            <TreeItem2IconContainer {...item.getIconContainerProps()}>
              <TreeItem2Icon status={item.status} />
            </TreeItem2IconContainer>
            <TreeItem2Label {...item.getLabelProps()} />
            <TreeItem2DragAndDropOverlay
              {...item.getDragAndDropOverlayProps()}
            />
          </TreeItem2Content>
          {children && (
            <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItem2Root>
      </TreeItem2Provider>
    );
  },
);

export default function DragHandle() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
      <RichTreeViewPro
        aria-label="Chapters with handles"
        items={outline}
        defaultExpandedItems={['before', 'shell']}
        itemsReordering
        experimentalFeatures={features}
        slots={{ item: HandleItem }}
      />
    </Box>
  );
}
