import { Box, Stack, styled } from '@mui/system';

// #region excerpt
const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: theme.palette.action.hover,
  lineHeight: '24px',
}));

export default function ThreeWays() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Note>A component with its own styles</Note>
      <Note sx={{ fontWeight: 600 }}>The same, with one change</Note>
      <Box sx={{ px: 2, py: 1, border: 1, lineHeight: '24px' }}>
        An element that occurs once
      </Box>
    </Stack>
  );
}
// #endregion
