import { Box } from '@mui/system';

// #region excerpt
export default function BoxElements() {
  return (
    <Box
      component="article"
      sx={{
        maxWidth: 360,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        lineHeight: 1.5,
      }}
    >
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        Night train 412
      </Box>
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        Vienna to Venice, 21:27
      </Box>
      <Box component="a" href="#seats" sx={{ color: 'primary.main' }}>
        Choose a seat
      </Box>
    </Box>
  );
}
// #endregion
