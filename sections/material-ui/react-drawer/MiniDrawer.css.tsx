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

// #region excerpt
const styles = `
.MiniDrawer-frame {
  height: 176px;
}

.MiniDrawer-frame .MuiDrawer-root {
  height: 100%;
}

.MiniDrawer-frame .MuiDrawer-paper {
  position: static;
  overflow: hidden;
  white-space: nowrap;
  transition: width 200ms;
}

.MiniDrawer-narrow .MuiDrawer-paper {
  width: 56px;
}

.MiniDrawer-wide .MuiDrawer-paper {
  width: 192px;
}

.MiniDrawer-toggle {
  align-self: start;
  margin: 8px;
}
`;
// #endregion

export default function MiniDrawer() {
  const [folder, setFolder] = React.useState('Inbox');
  const [wide, setWide] = React.useState(false);

  return (
    <div className="MiniDrawer-frame">
      <style>{styles}</style>
      <Drawer
        variant="permanent"
        className={wide ? 'MiniDrawer-wide' : 'MiniDrawer-narrow'}
      >
        <IconButton
          aria-label="Show names"
          aria-pressed={wide}
          onClick={() => setWide(!wide)}
          className="MiniDrawer-toggle"
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
