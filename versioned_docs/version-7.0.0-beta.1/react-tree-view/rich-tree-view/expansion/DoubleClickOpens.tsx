import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

type ItemClick = React.MouseEvent & { defaultMuiPrevented?: boolean };

// #region excerpt
const FolderItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function FolderItem(props, ref) {
    const { itemId, children } = props;
    const { interactions } = useTreeItem2Utils({ itemId, children });

    function select(event: ItemClick) {
      event.defaultMuiPrevented = true;
      interactions.handleSelection(event);
    }

    const content = {
      onClick: select,
      onDoubleClick: interactions.handleExpansion,
    };
    return <TreeItem2 {...props} ref={ref} slotProps={{ content }} />;
  },
);
// #endregion

const folders: TreeViewBaseItem[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      { id: 'orders', label: 'Orders' },
      { id: 'questions', label: 'Questions' },
    ],
  },
  { id: 'sent', label: 'Sent', children: [{ id: 'offers', label: 'Offers' }] },
  { id: 'drafts', label: 'Drafts' },
];

export default function DoubleClickOpens() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 420, userSelect: 'none' }}>
      <RichTreeView
        aria-label="Mail folders"
        items={folders}
        slots={{ item: FolderItem }}
        defaultExpandedItems={['inbox']}
      />
    </Box>
  );
}
