import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const directory = [
  { letter: 'A', names: ['Abel', 'Aino', 'Anouk', 'Arturo'] },
  { letter: 'B', names: ['Beatriz', 'Bilal', 'Bruno'] },
  { letter: 'C', names: ['Camille', 'Cyrus'] },
  { letter: 'D', names: ['Dagny', 'Deniz', 'Dora'] },
];

export default function Directory() {
  return (
    // #region excerpt
    <List
      dense
      disablePadding
      tabIndex={0}
      aria-label="Directory"
      sx={{
        maxWidth: 320,
        height: 240,
        overflow: 'auto',
        bgcolor: 'background.paper',
        '& ul': { p: 0 },
      }}
    >
      {directory.map(({ letter, names }) => (
        <li key={letter}>
          <ul aria-labelledby={`directory-${letter}`}>
            <ListSubheader id={`directory-${letter}`}>{letter}</ListSubheader>
            {names.map((name) => (
              <ListItem key={name}>
                <ListItemText primary={name} />
              </ListItem>
            ))}
          </ul>
        </li>
      ))}
    </List>
    // #endregion
  );
}
