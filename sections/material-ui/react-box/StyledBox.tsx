import Box from '@mui/material/Box';

export default function StyledBox() {
  // #region excerpt
  return (
    <Box
      sx={{
        display: 'flex',
        maxWidth: 320,
        height: 72,
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
        '& > *': { flex: 1, alignSelf: 'center', textAlign: 'center' },
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <span>Row 7</span>
      <Box component="strong" sx={{ color: 'primary.main' }}>
        Seat 12
      </Box>
    </Box>
  );
  // #endregion
}
