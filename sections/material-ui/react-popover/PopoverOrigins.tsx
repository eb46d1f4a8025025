import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import TextField from '@mui/material/TextField';

const points: Record<string, PopoverOrigin> = {
  'top left': { vertical: 'top', horizontal: 'left' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
  center: { vertical: 'center', horizontal: 'center' },
};
const items = Object.keys(points).map((name) => (
  <MenuItem key={name} value={name}>
    {name}
  </MenuItem>
));

export default function PopoverOrigins() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [on, setOn] = React.useState('bottom right');
  const [of, setOf] = React.useState('top left');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        select
        label="anchorOrigin"
        value={on}
        onChange={(event) => setOn(event.target.value)}
        sx={{ width: 136 }}
      >
        {items}
      </TextField>
      <TextField
        select
        label="transformOrigin"
        value={of}
        onChange={(event) => setOf(event.target.value)}
        sx={{ width: 136 }}
      >
        {items}
      </TextField>
      <Button
        variant="contained"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 56, width: 96 }}
      >
        Open
      </Button>
      {/* #region excerpt */}
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={points[on]}
        transformOrigin={points[of]}
      >
        <Box sx={{ p: 2 }}>A surface</Box>
      </Popover>
      {/* #endregion */}
    </Box>
  );
}
