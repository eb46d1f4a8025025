import { Box, useMediaQuery } from '@mui/system';

// #region excerpt
export default function DeviceSettings() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hover = useMediaQuery('(hover: hover)');

  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 3, lineHeight: '28px', '& > li': { m: 0 } }}
    >
      <li>{still ? 'Show a picture' : 'Play the video'}</li>
      <li>{hover ? 'Point at a stop' : 'Tap a stop'} to see its name</li>
    </Box>
  );
}
// #endregion
