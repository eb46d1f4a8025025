import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const checks = [
  { name: 'Types', passed: true },
  { name: 'Unit tests', passed: true },
  { name: 'Spelling', passed: false },
];

export default function NamedIcons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack component="ul" spacing={1} sx={{ p: 0 }}>
        {checks.map(({ name, passed }) => (
          <Stack key={name} component="li" direction="row" spacing={1}>
            {/* #region excerpt */}
            {passed ? (
              <CheckCircleIcon color="success" titleAccess="Passed" />
            ) : (
              <CancelIcon color="error" titleAccess="Failed" />
            )}
            {/* #endregion */}
            <Typography>{name}</Typography>
          </Stack>
        ))}
      </Stack>
      <Button variant="outlined" startIcon={<ReplayIcon />}>
        Run again
      </Button>
    </Stack>
  );
}
