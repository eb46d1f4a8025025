import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

type ItemEvent<Base> = Base & TreeViewCancellableEvent;

// #region excerpt
function GroupItem(props: TreeItem2Props) {
  const isRtl = useTheme().direction === 'rtl';
  const keys = ['Enter', ' ', isRtl ? 'ArrowRight' : 'ArrowLeft'];
  const content = {
    onClick(event: ItemEvent<React.MouseEvent>) {
      event.defaultMuiPrevented = true;
    },
  };

  function onKeyDown(event: ItemEvent<React.KeyboardEvent>) {
    const isOwn = event.target === event.currentTarget;
    if (isOwn && keys.includes(event.key)) event.defaultMuiPrevented = true;
  }
  return <TreeItem2 {...props} slotProps={{ content }} onKeyDown={onKeyDown} />;
}
// #endregion

export default function StopDefault() {
  const [page, setPage] = React.useState<string | null>('Delivery');

  return (
    <Box sx={{ minHeight: 168, maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Help pages"
        defaultExpandedItems={['Orders']}
        selectedItems={page}
        onSelectedItemsChange={(_event, itemId) => setPage(itemId)}
      >
        <GroupItem itemId="Orders" label="Orders">
          <TreeItem2 itemId="Delivery" label="Delivery" />
          <TreeItem2 itemId="Returns" label="Returns" />
        </GroupItem>
        <TreeItem2 itemId="Contact" label="Contact" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        Page: {page}
      </Typography>
    </Box>
  );
}
