import * as React from 'react';
import Box from '@mui/material/Box';
import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const letters = ['Ada', 'Boris', 'Chiara', 'Dilan', 'Eun', 'Farid', 'Gül'];

export default function ShrinkingFab() {
  const [atTop, setAtTop] = React.useState(true);

  return (
    <Box sx={{ position: 'relative', height: 260, maxWidth: 360 }}>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Letters"
        onScroll={({ currentTarget }) => setAtTop(currentTarget.scrollTop < 8)}
        sx={{ height: 1, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        <List sx={{ pb: 10 }}>
          {letters.map((name) => (
            <ListItem key={name}>
              <ListItemText primary={name} secondary="A letter from town" />
            </ListItem>
          ))}
        </List>
      </Box>
      {/* #region excerpt */}
      <Fab
        variant={atTop ? 'extended' : 'circular'}
        color="primary"
        aria-label="Write a letter"
        sx={{ position: 'absolute', bottom: 16, right: 16, gap: 1 }}
      >
        <EditIcon />
        {atTop && 'Write'}
      </Fab>
      {/* #endregion */}
    </Box>
  );
}
