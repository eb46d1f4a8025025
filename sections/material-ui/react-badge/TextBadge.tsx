import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Free' },
  { name: 'Team', mark: 'New' },
  { name: 'Enterprise', mark: 'Beta' },
];

export default function TextBadge() {
  return (
    <Stack component="ul" spacing={2} sx={{ p: 0, pt: 1, listStyle: 'none' }}>
      {plans.map(({ name, mark }) => (
        <li key={name}>
          {/* #region excerpt */}
          <Badge
            badgeContent={mark}
            color="primary"
            sx={{
              alignItems: 'center',
              '& .MuiBadge-badge': {
                position: 'static',
                transform: 'none',
                ml: 1,
              },
            }}
          >
            <Typography component="span">{name}</Typography>
          </Badge>
          {/* #endregion */}
        </li>
      ))}
    </Stack>
  );
}
