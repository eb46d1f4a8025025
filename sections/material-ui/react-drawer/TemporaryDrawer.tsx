import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const anchors = ['left', 'right', 'top', 'bottom'] as const;
const notebooks = ['Field notes', 'Recipes', 'Songs'];

export default function TemporaryDrawer() {
  const [anchor, setAnchor] = React.useState<DrawerProps['anchor']>('left');
  const [open, setOpen] = React.useState(false);
  const [notebook, setNotebook] = React.useState('none');

  return (
    <Box sx={{ minHeight: 112 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {anchors.map((side) => (
          <Button
            key={side}
            variant="outlined"
            onClick={() => {
              setAnchor(side);
              setOpen(true);
            }}
          >
            Open {side}
          </Button>
        ))}
      </Box>
      <Typography sx={{ mt: 1 }}>Notebook: {notebook}</Typography>
      {/* #region excerpt */}
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Notebooks' }}
      >
        <List sx={{ minWidth: 240 }} onClick={() => setOpen(false)}>
          {notebooks.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton onClick={() => setNotebook(name)}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      {/* #endregion */}
    </Box>
  );
}
