import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const states = ['Open', 'Packed', 'Late'] as const;

// #region excerpt
const StatusChip = styled(Chip)(({ theme }) => ({
  justifyContent: 'flex-start',
  width: 112,
  borderRadius: 6,
  borderInlineStart: `6px solid ${theme.palette.primary.main}`,
  fontWeight: 600,
  [`& .${chipClasses.label}`]: { paddingInline: 10 },
  '&[data-state="Packed"]': { borderColor: theme.palette.success.main },
  '&[data-state="Late"]': { borderColor: theme.palette.error.main },
}));
// #endregion

export default function OrderStatus() {
  return (
    <Stack spacing={1}>
      {states.map((state) => (
        <StatusChip key={state} label={state} data-state={state} />
      ))}
    </Stack>
  );
}
