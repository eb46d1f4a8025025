import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { piers } from '../../_data/berths';

export default function ItemClicks() {
  const [clicks, setClicks] = React.useState<Record<string, number>>({});
  const text = Object.entries(clicks).map(([id, count]) => `${id}: ${count}`);

  return (
    <Box sx={{ minHeight: 244, maxWidth: 420 }}>
      {/* #region excerpt */}
      <RichTreeView
        aria-label="Boats to click"
        items={piers}
        defaultExpandedItems={['pier-b']}
        disableSelection
        onItemClick={(_event, itemId) =>
          setClicks((all) => ({ ...all, [itemId]: (all[itemId] ?? 0) + 1 }))
        }
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 68 }}>
        {text.join(', ') || 'No click yet'}
      </Typography>
    </Box>
  );
}
