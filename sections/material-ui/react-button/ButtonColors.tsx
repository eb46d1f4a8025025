import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 420 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" color="success">
          Approve
        </Button>
        <Button variant="outlined" color="error">
          Reject
        </Button>
        <Button color="secondary">Comment</Button>
      </Stack>
      {/* #region excerpt */}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 56,
          px: 2,
          borderRadius: 1,
          bgcolor: '#14453d',
          color: '#d9f7e8',
        }}
      >
        3 requests
        <Button color="inherit" variant="outlined">
          Open all
        </Button>
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
