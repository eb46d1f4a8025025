import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const rooms: Record<string, string[]> = {
  'Ground floor': ['Reading room', 'Workshop'],
  'First floor': ['Studio', 'Meeting room'],
};

export default function OnlyLeaves() {
  const [room, setRoom] = React.useState<string | null>(null);

  // #region excerpt
  function choose(_event: React.SyntheticEvent, itemId: string | null) {
    if (itemId === null || itemId in rooms) return;
    setRoom(itemId === room ? null : itemId);
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 232, maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Rooms"
        defaultExpandedItems={Object.keys(rooms)}
        selectedItems={room}
        onSelectedItemsChange={choose}
      >
        {Object.entries(rooms).map(([floor, names]) => (
          <TreeItem key={floor} itemId={floor} label={floor}>
            {names.map((name) => (
              <TreeItem key={name} itemId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {room ? `Booked: ${room}` : 'Choose a room'}
      </Typography>
    </Box>
  );
}
