import { Box } from '@mui/system';

export default function BoxStates() {
  // #region excerpt
  return (
    <Box
      component="a"
      href="#forecast"
      sx={{
        display: 'block',
        boxSizing: 'border-box',
        maxWidth: 320,
        height: 80,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        color: 'inherit',
        lineHeight: '23px',
        textDecoration: 'none',
        '& strong': { display: 'block', color: 'primary.main' },
        '&:hover': { borderColor: 'primary.main', textDecoration: 'none' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <strong>Forecast</strong>
      Wind from the west, 14 knots
    </Box>
  );
  // #endregion
}
