import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createStock } from '../_data/stock';

const shelves = createStock(40, 19);

export default function GoToItem() {
  const apiRef = useTreeViewApiRef();

  // #region excerpt
  function goTo(event: React.SyntheticEvent, itemId: string) {
    // The element contains the item's children, too: its start is the item itself.
    apiRef.current
      ?.getItemDOMElement(itemId)
      ?.scrollIntoView({ block: 'start' });
    apiRef.current?.focusItem(event, itemId);
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 260, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button onClick={(event) => goTo(event, 'shelf-1')}>First shelf</Button>
        <Button onClick={(event) => goTo(event, 'shelf-2-box-19')}>
          Last box
        </Button>
      </Box>
      <Box sx={{ height: 216, overflow: 'auto' }}>
        <RichTreeView
          apiRef={apiRef}
          aria-label="Shelves to scroll"
          items={shelves}
          defaultExpandedItems={['shelf-1', 'shelf-2']}
        />
      </Box>
    </Box>
  );
}
