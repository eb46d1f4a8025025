import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region excerpt
const darkTheme = ({ direction }: Theme) =>
  createTheme({
    direction,
    palette: { mode: 'dark', primary: { main: '#7dd3fc' } },
    typography: { fontFamily: 'inherit' },
  });

function Sidebar({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper square elevation={0} sx={{ width: 128, flexShrink: 0 }}>
        {children}
      </Paper>
    </ThemeProvider>
  );
}
// #endregion

const folders = ['Inbox', 'Drafts', 'Archive'];

export default function DarkSidebar() {
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', height: 200, overflow: 'hidden' }}
    >
      <Sidebar>
        <List component="nav" aria-label="Folders">
          {folders.map((name) => (
            <ListItemButton
              key={name}
              selected={name === folder}
              onClick={() => setFolder(name)}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Sidebar>
      <Box sx={{ p: 2 }}>
        <Typography variant="h6" component="p">
          {folder}
        </Typography>
        <Typography color="text.secondary">
          This part has the theme of the page.
        </Typography>
      </Box>
    </Paper>
  );
}
