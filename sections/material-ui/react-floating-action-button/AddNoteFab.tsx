import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function AddNoteFab() {
  const [count, setCount] = React.useState(2);
  const notes = Array.from({ length: count }, (_, index) => index + 1);

  return (
    // #region excerpt
    <Box sx={{ position: 'relative', height: 260, maxWidth: 360 }}>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Notes"
        sx={{ height: 1, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        <List sx={{ pb: 10 }}>
          {notes.map((number) => (
            <ListItem key={number}>
              <ListItemText primary={`Note ${number}`} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="Add a note"
        onClick={() => setCount(count + 1)}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
    // #endregion
  );
}
