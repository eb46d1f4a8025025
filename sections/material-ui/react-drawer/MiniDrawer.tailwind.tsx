import * as React from 'react';
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
    <div className="h-44">
      {/* #region excerpt */}
      <Drawer
        variant="permanent"
        className="h-full"
        classes={{
          paper: `static! overflow-hidden! whitespace-nowrap transition-[width]! duration-200! ${wide ? 'w-48' : 'w-14'}`,
        }}
      >
        {/* #endregion */}
        <IconButton
          aria-label="Show names"
          aria-pressed={wide}
          onClick={() => setWide(!wide)}
          className="m-2! self-start"
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
    </div>
  );
}
