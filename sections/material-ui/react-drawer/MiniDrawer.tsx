import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import InboxIcon from '@mui/icons-material/Inbox';
import MenuIcon from '@mui/icons-material/Menu';
import StarIcon from '@mui/icons-material/Star';

const folders = [
  { name: 'Inbox', icon: <InboxIcon /> },
  { name: 'Starred', icon: <StarIcon /> },
];

export default function MiniDrawer() {
  const [folder, setFolder] = React.useState('Inbox');
  const [wide, setWide] = React.useState(false);

  return (
    <Box sx={{ height: 176 }}>
      {/* #region excerpt */}
      <Drawer
        variant="permanent"
        sx={{
          height: '100%',
          '& .MuiDrawer-paper': {
            position: 'static',
            width: wide ? 192 : 56,
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            transition: 'width 200ms',
          },
        }}
      >
        {/* #endregion */}
        <IconButton
          aria-label="Show names"
          aria-pressed={wide}
          onClick={() => setWide(!wide)}
          sx={{ alignSelf: 'start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <List>
          {folders.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                aria-label={name}
                selected={name === folder}
                onClick={() => setFolder(name)}
              >
                <ListItemIcon>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
