import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

// #region excerpt
const looks = {
  draft: { label: 'Draft', variant: 'outlined' },
  review: { label: 'In review', color: 'primary' },
  done: { label: 'Published', color: 'success', variant: 'outlined' },
} satisfies Record<string, ChipProps>;

type Status = keyof typeof looks;

interface StatusTagProps extends Omit<ChipProps, 'label' | 'color'> {
  status: Status;
}

function StatusTag({ status, ...other }: StatusTagProps) {
  return <Chip {...looks[status]} {...other} />;
}
// #endregion

const statuses: Status[] = ['draft', 'review', 'done'];

export default function StatusTags() {
  return (
    <Stack direction="row" spacing={1} sx={{ height: 32 }}>
      {statuses.map((status) => (
        <StatusTag key={status} status={status} />
      ))}
    </Stack>
  );
}
