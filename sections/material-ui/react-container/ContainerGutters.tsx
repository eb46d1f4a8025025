import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function ContainerGutters() {
  return (
    <Box
      sx={{ display: 'grid', gap: 1, '& *': { bgcolor: 'action.selected' } }}
    >
      {/* #region excerpt */}
      <Container maxWidth={false}>
        <Box sx={{ py: 1 }}>With gutters</Box>
      </Container>
      <Container maxWidth={false} disableGutters>
        <Box sx={{ py: 1 }}>Without gutters</Box>
      </Container>
      {/* #endregion */}
    </Box>
  );
}
