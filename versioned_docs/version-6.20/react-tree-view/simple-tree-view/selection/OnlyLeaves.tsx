import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const rooms: Record<string, string[]> = {
  'Ground floor': ['Reading room', 'Workshop'],
  'First floor': ['Studio', 'Meeting room'],
};

export default function OnlyLeaves() {
  const [room, setRoom] = React.useState<string | null>(null);

  // #region excerpt
  function choose(_event: React.SyntheticEvent, nodeId: string | null) {
    if (nodeId === null || nodeId in rooms) return;
    setRoom(nodeId === room ? null : nodeId);
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 184, maxWidth: 420 }}>
      <TreeView
        aria-label="Rooms"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={Object.keys(rooms)}
        selected={room}
        onNodeSelect={choose}
      >
        {Object.entries(rooms).map(([floor, names]) => (
          <TreeItem key={floor} nodeId={floor} label={floor}>
            {names.map((name) => (
              <TreeItem key={name} nodeId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {room ? `Booked: ${room}` : 'Choose a room'}
      </Typography>
    </Box>
  );
}
