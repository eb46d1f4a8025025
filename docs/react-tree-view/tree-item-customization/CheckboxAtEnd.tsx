import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  type TreeItem2Props,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { rights } from '../_data/rights';

const EndItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function EndItem({ id, itemId, label, disabled, children }, rootRef) {
    const own = { id, itemId, label, disabled, children, rootRef };
    const item = useTreeItem2(own);
    return (
      <TreeItem2Provider itemId={itemId}>
        {/* #region excerpt */}
        <TreeItem2Root {...item.getRootProps()}>
          <TreeItem2Content {...item.getContentProps()}>
            <TreeItem2IconContainer {...item.getIconContainerProps()}>
              <TreeItem2Icon status={item.status} />
            </TreeItem2IconContainer>
            <TreeItem2Label {...item.getLabelProps()} />
            <TreeItem2Checkbox {...item.getCheckboxProps()} aria-hidden />
          </TreeItem2Content>
          {children && (
            <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItem2Root>
        {/* #endregion */}
      </TreeItem2Provider>
    );
  },
);

export default function CheckboxAtEnd() {
  return (
    <Box sx={{ minHeight: 288, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Rights with checkboxes at the end"
        items={rights}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['orders', 'refunds', 'stock']}
        defaultSelectedItems={['orders-read']}
        slots={{ item: EndItem }}
      />
    </Box>
  );
}
