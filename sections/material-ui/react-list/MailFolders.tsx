import * as React from 'react';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Inbox', count: '12 messages', icon: <InboxIcon /> },
  { name: 'Drafts', count: '2 messages', icon: <DraftsIcon /> },
  { name: 'Sent', count: '148 messages', icon: <SendIcon /> },
];

export default function MailFolders() {
  const [open, setOpen] = React.useState('Inbox');

  return (
    // #region excerpt
    <List aria-label="Folders" sx={{ maxWidth: 320 }}>
      {folders.map(({ name, count, icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === open}
            aria-current={name === open}
            onClick={() => setOpen(name)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} secondary={count} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
    // #endregion
  );
}
