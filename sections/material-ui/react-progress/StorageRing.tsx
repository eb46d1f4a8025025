import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

const used = 68;

export default function StorageRing() {
  return (
    // #region excerpt
    <Box sx={{ position: 'relative', width: 96, height: 96 }}>
      <CircularProgress
        aria-hidden
        variant="determinate"
        value={100}
        size={96}
        sx={{ position: 'absolute', color: 'divider' }}
      />
      <CircularProgress
        aria-label="Used storage"
        variant="determinate"
        value={used}
        size={96}
        sx={{ '& circle': { strokeLinecap: 'round' } }}
      />
      <Typography
        aria-hidden
        variant="h6"
        component="span"
        sx={{
          position: 'absolute',
          inset: 0,
          lineHeight: '96px',
          textAlign: 'center',
        }}
      >
        {used} %
      </Typography>
    </Box>
    // #endregion
  );
}
