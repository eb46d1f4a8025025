import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colors = [
  '#1565c0',
  '#6a1b9a',
  '#2e7d32',
  '#ad1457',
  '#bf360c',
  '#00695c',
];
const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hugo'];

export default function Attendees() {
  const [count, setCount] = React.useState(4);
  const attendees = names.slice(0, count);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {/* #region excerpt */}
      <AvatarGroup
        max={4}
        role="img"
        aria-label={`Attendees: ${attendees.join(', ')}`}
        slotProps={{
          additionalAvatar: { sx: { bgcolor: '#37474f', color: '#fff' } },
        }}
      >
        {attendees.map((name, index) => (
          <Avatar
            key={name}
            sx={{ bgcolor: colors[index % colors.length], color: '#fff' }}
          >
            {name.charAt(0)}
          </Avatar>
        ))}
      </AvatarGroup>
      {/* #endregion */}
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={count === 1}
          onClick={() => setCount(count - 1)}
        >
          Remove
        </Button>
        <Button
          variant="outlined"
          disabled={count === names.length}
          onClick={() => setCount(count + 1)}
        >
          Add
        </Button>
      </Stack>
      <Typography variant="body2" role="status">
        {count} {count === 1 ? 'attendee' : 'attendees'}
      </Typography>
    </Stack>
  );
}
