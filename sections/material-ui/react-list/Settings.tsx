import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const groups = [
  { name: 'Display', settings: ['Brightness', 'Night light'] },
  { name: 'Sound', settings: ['Volume', 'Ringtone'] },
];

export default function Settings() {
  return (
    <Box sx={{ maxWidth: 320, height: 304 }}>
      <List aria-label="Settings">
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </List>
    </Box>
  );
}

// #region excerpt
function Group({ name, settings }: (typeof groups)[number]) {
  const [open, setOpen] = React.useState(name === 'Display');

  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
        <ListItemText primary={name} />
        {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <List disablePadding aria-label={name}>
          {settings.map((setting) => (
            <ListItem key={setting} disablePadding>
              <ListItemButton sx={{ paddingInlineStart: 4 }}>
                <ListItemText primary={setting} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}
// #endregion
