import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';

const rooms = ['Kitchen', 'Hall', 'Attic'];

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const [room, setRoom] = React.useState('Kitchen');

  const list = (
    <MenuList aria-label="Rooms" sx={{ width: 160 }}>
      {rooms.map((name) => (
        <MenuItem
          key={name}
          selected={name === room}
          onClick={() => {
            setRoom(name);
            setOpen(false);
          }}
        >
          {name}
        </MenuItem>
      ))}
    </MenuList>
  );

  return (
    <Box sx={{ display: 'flex', gap: 2, minHeight: 160 }}>
      {/* #region excerpt */}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Rooms' }}
        sx={{ display: { md: 'none' } }}
      >
        {list}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          '& .MuiDrawer-paper': { position: 'static' },
        }}
      >
        {list}
      </Drawer>
      {/* #endregion */}
      <div>
        <Button sx={{ display: { md: 'none' } }} onClick={() => setOpen(true)}>
          Rooms
        </Button>
        <Typography sx={{ py: 1 }}>Heating in: {room}</Typography>
      </div>
    </Box>
  );
}
