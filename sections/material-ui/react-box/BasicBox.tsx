import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box
      component="section"
      sx={{
        maxWidth: 280,
        p: 2,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        color: 'text.primary',
        bgcolor: 'action.hover',
      }}
    >
      A section with colors and spacing of the theme
    </Box>
  );
}
