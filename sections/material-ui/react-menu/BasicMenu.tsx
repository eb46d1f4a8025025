import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const actions = ['Rename', 'Duplicate', 'Archive'];

export default function BasicMenu() {
  const [last, setLast] = React.useState('nothing yet');
  // #region excerpt
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  function run(action: string) {
    setLast(action);
    setAnchor(null);
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button
        id="track-button"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'track-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Track
      </Button>
      <Menu
        id="track-menu"
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': 'track-button' }}
      >
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => run(action)}>
            {action}
          </MenuItem>
        ))}
        <MenuItem disabled>Publish</MenuItem>
      </Menu>
      <Typography>Done: {last}</Typography>
    </Box>
  );
  // #endregion
}
