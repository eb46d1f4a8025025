import { Box, Container } from '@mui/system';

// #region excerpt
export default function ContainerGutters() {
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        lineHeight: '48px',
        height: 144,
      }}
    >
      <Container component="header" maxWidth="sm">
        Weather station
      </Container>
      <Container
        maxWidth="sm"
        disableGutters
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        Storm warning
      </Container>
      <Container component="footer" maxWidth="sm">
        Updated at noon
      </Container>
    </Box>
  );
}
// #endregion
