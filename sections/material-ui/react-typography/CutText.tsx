import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const text =
  'The ferry to the islands leaves from the north pier, not from the main station.';

export default function CutText() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 240, height: 96 }}>
      {/* #region excerpt */}
      <Typography noWrap title={text}>
        {text}
      </Typography>
      <Typography
        title={text}
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {text}
      </Typography>
      {/* #endregion */}
    </Box>
  );
}
