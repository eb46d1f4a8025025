import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { type Berth, piers } from '../_data/berths';

export default function ReadLevel() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = React.useState('Choose a pier or a boat');

  // #region excerpt
  function describe(itemId: string) {
    const api = apiRef.current;
    if (!api) return;
    const { label }: Berth = api.getItem(itemId);
    const boats = api.getItemOrderedChildrenIds(itemId).length;
    const places = api.getItemOrderedChildrenIds(null).length;
    setText(`${label}: ${boats} boats, one of ${places} places`);
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 232, maxWidth: 420 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Harbor"
        items={piers}
        defaultExpandedItems={['pier-a']}
        onItemFocus={(_event, itemId) => describe(itemId)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 24 }}>
        {text}
      </Typography>
    </Box>
  );
}
