import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const team = ['Amara Okoye', 'Bo Lindqvist', 'Chen Li', 'Dalia Haddad', 'Emil'];

// #region excerpt
/** Dark colors, on which white text has a contrast of more than 4.5:1. */
const COLORS = ['#1565c0', '#6a1b9a', '#2e7d32', '#ad1457', '#bf360c'];

function colorOf(name: string): string | undefined {
  const sum = [...name].reduce((total, char) => total + char.charCodeAt(0), 0);
  return COLORS[sum % COLORS.length];
}

function initialsOf(name: string): string {
  const words = name.split(' ');
  return words.map(([first = '']) => first.toUpperCase()).join('');
}

function Initials({ name }: { name: string }) {
  return (
    <Avatar
      role="img"
      aria-label={name}
      sx={{ bgcolor: colorOf(name), color: '#fff', fontSize: 16 }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
// #endregion

export default function TeamInitials() {
  return (
    <Stack direction="row" spacing={1.5}>
      {team.map((name) => (
        <Initials key={name} name={name} />
      ))}
    </Stack>
  );
}
