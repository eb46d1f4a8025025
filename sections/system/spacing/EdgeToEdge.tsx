import { Box } from '@mui/system';

export default function EdgeToEdge() {
  // #region excerpt
  return (
    <Box
      sx={{
        maxWidth: 320,
        p: 2,
        border: 1,
        borderColor: 'divider',
        lineHeight: '24px',
      }}
    >
      <Box
        sx={{
          height: 48,
          mx: -2,
          mt: -2,
          mb: 1,
          background: 'linear-gradient(to right, #0369a1, #0f766e)',
        }}
      />
      Boat trips start at the old pier.
      <Box sx={{ width: 'fit-content', mt: 1, ml: 'auto' }}>Every hour</Box>
    </Box>
  );
  // #endregion
}
