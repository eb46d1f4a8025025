import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { areas } from '../../_data/areas';

export default function OneCheckbox() {
  const [area, setArea] = React.useState<string | null>('dunes');

  return (
    <Box sx={{ minHeight: 232, maxWidth: 420 }}>
      {/* #region excerpt */}
      <RichTreeView
        aria-label="Area of the tour"
        checkboxSelection
        items={areas}
        defaultExpandedItems={['coast', 'nordhaven', 'valley']}
        selectedItems={area}
        onSelectedItemsChange={(_event, itemId) => setArea(itemId)}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 2 }}>
        Tour: {area ?? 'none'}
      </Typography>
    </Box>
  );
}
