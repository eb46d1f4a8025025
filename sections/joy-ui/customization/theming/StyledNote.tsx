import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import { JoyDemo } from '../../_parts/JoyDemo';

// #region excerpt
const Note = styled('p', {
  shouldForwardProp: (prop) => prop !== 'urgent',
})<{ urgent?: boolean }>(({ theme, urgent }) => ({
  ...theme.typography['body-sm'],
  ...theme.variants.soft[urgent ? 'danger' : 'neutral'],
  margin: 0,
  padding: theme.spacing(1, 2),
  borderRadius: theme.vars.radius.md,
}));
// #endregion

export default function StyledNote() {
  return (
    <JoyDemo>
      <Stack spacing={1}>
        <Note>The library opens at nine.</Note>
        <Note urgent>Two books are overdue.</Note>
      </Stack>
    </JoyDemo>
  );
}
