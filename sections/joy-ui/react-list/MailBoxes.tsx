import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import { JoyDemo } from '../_parts/JoyDemo';

const boxes = [
  { name: 'Inbox', shape: 'M3 4h18v16H3zM5 6v8h4l2 3h2l2-3h4V6z', count: 12 },
  { name: 'Sent', shape: 'M3 20 22 12 3 4v6l12 2-12 2z', count: 0 },
  {
    name: 'Archive',
    shape: 'M3 4h18v4H3zM4 10h16v10H4zM9 12v2h6v-2z',
    count: 0,
  },
];

export default function MailBoxes() {
  const [open, setOpen] = React.useState('Inbox');

  return (
    <JoyDemo>
      <List
        aria-label="Mailboxes"
        sx={{ maxWidth: 280, '--ListItem-radius': '8px', '--List-gap': '4px' }}
      >
        {boxes.map(({ name, shape, count }) => (
          <ListItem key={name}>
            <ListItemButton
              selected={open === name}
              aria-current={open === name || undefined}
              onClick={() => setOpen(name)}
            >
              <ListItemDecorator aria-hidden>
                <svg width="20" viewBox="0 0 24 24" fill="currentColor">
                  <path d={shape} fillRule="evenodd" />
                </svg>
              </ListItemDecorator>
              <ListItemContent>{name}</ListItemContent>
              {count > 0 && count}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </JoyDemo>
  );
}
