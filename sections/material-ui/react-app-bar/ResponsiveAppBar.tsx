import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Berths', 'Tides', 'Prices'];

// #region excerpt
const onPhones = { display: { xs: 'inline-flex', md: 'none' } };
const onDesktops = { display: { xs: 'none', md: 'flex' }, gap: 1 };

export default function ResponsiveAppBar() {
  const [shown, setShown] = React.useState('Berths');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  function choose(page: string) {
    setShown(page);
    setAnchor(null);
  }

  return (
    <Box sx={{ minHeight: 112 }}>
      <AppBar position="static">
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Pages"
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={onPhones}
          >
            <MenuIcon />
          </IconButton>
          <Box component="nav" aria-label="Marina" sx={onDesktops}>
            {pages.map((page) => (
              <Button
                key={page}
                color="inherit"
                aria-current={page === shown ? 'page' : undefined}
                onClick={() => choose(page)}
              >
                {page}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Pages' }}
      >
        {pages.map((page) => (
          <MenuItem
            key={page}
            selected={page === shown}
            onClick={() => choose(page)}
          >
            {page}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" sx={{ p: 2 }}>
        Page: {shown}
      </Typography>
    </Box>
  );
}
// #endregion
