import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const days = ['Monday', 'Tuesday', 'Wednesday'];

export default function BasicStack() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 1, md: 3 }}>
      {days.map((day) => (
        <Paper key={day} variant="outlined" sx={{ height: 40, px: 2, py: 1 }}>
          {day}
        </Paper>
      ))}
    </Stack>
  );
}
