import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <Box sx={{ height: 120, font: '20px/40px Georgia, serif' }}>
      The old page, in its own font
      {/* #region excerpt */}
      <ScopedCssBaseline enableColorScheme sx={{ p: 2 }}>
        The new part, in the font of the <strong>theme</strong>
      </ScopedCssBaseline>
      {/* #endregion */}
    </Box>
  );
}
