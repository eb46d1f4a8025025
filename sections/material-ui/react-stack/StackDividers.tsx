import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const counts = [
  { label: 'Books', count: 812 },
  { label: 'Films', count: 96 },
  { label: 'Maps', count: 41 },
];

export default function StackDividers() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem />}
    >
      {counts.map(({ label, count }) => (
        <div key={label}>
          <Typography variant="h6" component="div">
            {count}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
