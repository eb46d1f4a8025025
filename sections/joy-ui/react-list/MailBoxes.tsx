import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import { JoyDemo } from '../_parts/JoyDemo';

const boxes = [
  { name: 'Inbox', icon: '📥', count: 12 },
  { name: 'Sent', icon: '📤', count: 0 },
  { name: 'Archive', icon: '🗄️', count: 0 },
];

export default function MailBoxes() {
  const [open, setOpen] = React.useState('Inbox');

  return (
    <JoyDemo>
      <List
        aria-label="Mailboxes"
        sx={{ maxWidth: 280, '--ListItem-radius': '8px', '--List-gap': '4px' }}
      >
        {boxes.map(({ name, icon, count }) => (
          <ListItem key={name}>
            <ListItemButton
              selected={open === name}
              aria-current={open === name || undefined}
              onClick={() => setOpen(name)}
            >
              <ListItemDecorator aria-hidden>{icon}</ListItemDecorator>
              <ListItemContent>{name}</ListItemContent>
              {count > 0 && count}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </JoyDemo>
  );
}
