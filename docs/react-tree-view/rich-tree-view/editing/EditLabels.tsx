import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const playlists: TreeViewBaseItem[] = [
  {
    id: 'home',
    label: 'At home',
    children: [
      { id: 'rain', label: 'Rainy evenings' },
      { id: 'kitchen', label: 'In the kitchen' },
    ],
  },
  { id: 'road', label: 'On the road' },
];

export default function EditLabels() {
  const [text, setText] = React.useState('No change yet');

  return (
    <Box sx={{ minHeight: 168, maxWidth: 420 }}>
      {/* #region excerpt */}
      <RichTreeView
        aria-label="Playlists to edit"
        items={playlists}
        defaultExpandedItems={['home']}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        onItemLabelChange={(itemId, label) => setText(`${itemId}: ${label}`)}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 24 }}>
        {text}
      </Typography>
    </Box>
  );
}
