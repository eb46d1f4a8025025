import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { View } from './views';

interface Props {
  views: View[];
  /** Name of the view that was shown last. */
  name: string;
  onShow: (view: View) => void;
  onSave: (name: string) => void;
  onRemove: () => void;
}

export function ViewBar({ views, name, onShow, onSave, onRemove }: Props) {
  const [typed, setTyped] = React.useState('');

  const choose = (chosen: string) => {
    const view = views.find((each) => each.name === chosen);
    if (view) onShow(view);
  };

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    onSave(typed.trim() || name);
    setTyped('');
  };

  return (
    <Box
      component="form"
      onSubmit={save}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, mb: 1 }}
    >
      <TextField
        select
        size="small"
        label="View"
        value={name}
        onChange={(event) => choose(event.target.value)}
        sx={{ width: 160 }}
      >
        {views.map((view) => (
          <MenuItem key={view.name} value={view.name}>
            {view.name}
          </MenuItem>
        ))}
      </TextField>
      <Button disabled={!name} onClick={onRemove}>
        Delete
      </Button>
      <TextField
        size="small"
        label="Save as"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ width: 160 }}
      />
      <Button type="submit" disabled={!typed.trim() && !name}>
        Save
      </Button>
    </Box>
  );
}
