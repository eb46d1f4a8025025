import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rightNames, rights } from '../../_data/rights';

export default function BuiltInCheckboxes() {
  const [selected, setSelected] = React.useState(['orders-read']);

  return (
    <Box sx={{ minHeight: 344, maxWidth: 420 }}>
      {/* #region excerpt */}
      <RichTreeView
        aria-label="Rights with checkboxes"
        multiSelect
        checkboxSelection
        items={rights}
        defaultExpandedItems={['orders', 'refunds', 'stock']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 40 }}>
        {selected.map((id) => rightNames.get(id)).join(', ') || 'Nothing'}
      </Typography>
    </Box>
  );
}
