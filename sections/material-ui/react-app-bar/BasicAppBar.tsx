import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import SailingIcon from '@mui/icons-material/Sailing';

export default function BasicAppBar() {
  const [name, setName] = React.useState<string | null>(null);

  return (
    <AppBar position="static">
      <Toolbar>
        <SailingIcon sx={{ mr: 2 }} />
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          {name ? `Welcome, ${name}` : 'Marina'}
        </Typography>
        <Button
          color="inherit"
          onClick={() => setName(name === null ? 'Inês' : null)}
        >
          {name === null ? 'Log in' : 'Log out'}
        </Button>
      </Toolbar>
    </AppBar>
  );
}
