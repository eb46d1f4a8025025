import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const floors = [
  {
    id: 'ground',
    label: 'Ground floor',
    rooms: ['Foyer', 'Cloakroom', 'Café'],
  },
  {
    id: 'first',
    label: 'First floor',
    rooms: ['Large hall', 'Rehearsal room'],
  },
  { id: 'roof', label: 'Roof', rooms: ['Terrace', 'Lighting store'] },
];
const items = floors.map(({ id, label, rooms }) => ({
  id,
  label,
  children: rooms.map((room) => ({ id: `${id}/${room}`, label: room })),
}));
const rooms = items.flatMap(({ children }) => children);

export default function GoToRoom() {
  const apiRef = useTreeViewApiRef();
  const [open, setOpen] = React.useState<string[]>(['ground']);
  const [room, setRoom] = React.useState('first/Large hall');

  // #region excerpt
  function goTo(event: React.SyntheticEvent) {
    const [floor = ''] = room.split('/');
    // Render the item before it receives focus.
    flushSync(() =>
      setOpen((before) => [...before.filter((id) => id !== floor), floor]),
    );
    apiRef.current?.focusItem(event, room);
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 400 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
        <TextField
          select
          size="small"
          label="Room"
          value={room}
          onChange={({ target }) => setRoom(target.value)}
          SelectProps={{ native: true }}
          sx={{ width: 200 }}
        >
          {rooms.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </TextField>
        <Button variant="outlined" onClick={goTo}>
          Go to
        </Button>
      </Box>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Rooms of a theater"
        items={items}
        expandedItems={open}
        onExpandedItemsChange={(_event, ids) => setOpen(ids)}
        slots={{ item: TreeItem2 }}
      />
    </Box>
  );
}
