import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const label = 'Regional office for the northern lakes and islands';

export default function LongLabels() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        justifyItems: 'start',
        width: 240,
        height: 96,
      }}
    >
      {/* #region excerpt */}
      <Chip label={label} title={label} />
      <Chip
        label={label}
        sx={{
          height: 'auto',
          minHeight: 32,
          '& .MuiChip-label': { py: 0.75, whiteSpace: 'normal' },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
