import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function ShoppingList() {
  const [items, setItems] = React.useState(['Rye bread', 'Pears', 'Coffee']);
  const list = React.useRef<HTMLUListElement>(null);

  function remove(name: string) {
    setItems(items.filter((item) => item !== name));
    list.current?.focus();
  }

  return (
    <List
      ref={list}
      tabIndex={-1}
      aria-label="Shopping list"
      sx={{ maxWidth: 320, height: 160 }}
    >
      {items.map((name) => (
        // #region excerpt
        <ListItem
          key={name}
          disablePadding
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Remove ${name}`}
              onClick={() => remove(name)}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemButton
            component="label"
            role={undefined}
            tabIndex={-1}
            sx={{ py: 0.25 }}
          >
            <ListItemIcon sx={{ minWidth: 40 }}>
              <Checkbox edge="start" />
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
        // #endregion
      ))}
    </List>
  );
}
