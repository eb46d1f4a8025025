import { Box } from '@mui/system';

export default function SxCard() {
  // #region excerpt
  return (
    <Box
      component="section"
      aria-label="Tide"
      sx={{
        boxSizing: 'border-box',
        width: { xs: 1, md: 320 },
        height: 96,
        px: 3,
        py: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        lineHeight: '31px',
        '& em': { color: 'primary.main', fontStyle: 'normal' },
      }}
    >
      <em>Low tide</em>
      <Box sx={{ fontSize: 20, fontWeight: 600 }}>06:14, 0.8 m</Box>
    </Box>
  );
  // #endregion
}
