import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultipleSelection() {
  const [last, setLast] = React.useState('Nothing has changed yet');

  return (
    <Box sx={{ minHeight: 296, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Instruments"
        multiSelect
        defaultExpandedItems={['strings', 'brass']}
        defaultSelectedItems={['Viola']}
        onSelectedItemsChange={(_event, itemIds) =>
          setLast(`Selected: ${itemIds.join(', ') || 'nothing'}`)
        }
      >
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="Violin" label="Violin" />
          <TreeItem itemId="Viola" label="Viola" />
          <TreeItem itemId="Cello" label="Cello" />
        </TreeItem>
        <TreeItem itemId="brass" label="Brass">
          <TreeItem itemId="Horn" label="Horn" />
          <TreeItem itemId="Tuba" label="Tuba" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 40 }}>
        {last}
      </Typography>
    </Box>
  );
}
