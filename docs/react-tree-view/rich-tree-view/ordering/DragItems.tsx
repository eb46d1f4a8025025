import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { outline } from '../../_data/outline';

export default function DragItems() {
  const [move, setMove] = React.useState('Drag a chapter');

  return (
    <Box sx={{ minHeight: 264, maxWidth: 420 }}>
      {/* #region excerpt */}
      <RichTreeViewPro
        aria-label="Chapters to drag"
        items={outline}
        defaultExpandedItems={['before', 'shell']}
        itemsReordering
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        onItemPositionChange={({ itemId, newPosition: { parentId, index } }) =>
          setMove(`${itemId}: now ${index + 1} in ${parentId ?? 'the book'}`)
        }
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 24 }}>
        {move}
      </Typography>
    </Box>
  );
}
