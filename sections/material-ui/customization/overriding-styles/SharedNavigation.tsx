import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton, {
  listItemButtonClasses,
} from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region excerpt
const withNavigation = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiListItemButton: {
        styleOverrides: {
          root: {
            borderRadius: 24,
            [`&.${listItemButtonClasses.selected}`]: {
              backgroundColor: '#fde68a',
              color: '#451a03',
              '&:hover': { backgroundColor: '#fcd34d' },
            },
          },
        },
      },
      MuiListItemText: { styleOverrides: { primary: { fontWeight: 600 } } },
    },
  });
// #endregion

const places = ['Orchard', 'Beehives', 'Greenhouse'];

export default function SharedNavigation() {
  const [place, setPlace] = React.useState('Orchard');

  return (
    <ThemeProvider theme={withNavigation}>
      <List component="nav" aria-label="Places" sx={{ maxWidth: 280 }}>
        {places.map((name) => (
          <ListItemButton
            key={name}
            selected={name === place}
            onClick={() => setPlace(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        ))}
      </List>
    </ThemeProvider>
  );
}
