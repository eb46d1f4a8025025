import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ShortcutTooltip() {
  return (
    <Box sx={{ height: 40 }}>
      {/* #region excerpt */}
      <Tooltip
        placement="right"
        title={
          <>
            Undo <kbd>Ctrl</kbd> <kbd>Z</kbd>
          </>
        }
        slotProps={{
          tooltip: {
            sx: {
              p: 1.5,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              color: 'text.primary',
              boxShadow: 3,
              fontSize: 14,
            },
          },
        }}
      >
        <IconButton aria-label="Undo" aria-keyshortcuts="Control+Z">
          <UndoIcon />
        </IconButton>
      </Tooltip>
      {/* #endregion */}
    </Box>
  );
}
