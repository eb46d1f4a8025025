import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

// #region excerpt
const styles = `
.ShortcutTooltip-popper .MuiTooltip-tooltip {
  padding: 12px;
  border: 1px solid color-mix(in srgb, CanvasText 20%, transparent);
  background: Canvas;
  color: CanvasText;
  box-shadow: 0 4px 12px rgb(0 0 0 / 20%);
  font-size: 14px;
}
`;

export default function ShortcutTooltip() {
  return (
    <div style={{ height: 40 }}>
      <style>{styles}</style>
      <Tooltip
        placement="right"
        title={
          <>
            Undo <kbd>Ctrl</kbd> <kbd>Z</kbd>
          </>
        }
        slotProps={{ popper: { className: 'ShortcutTooltip-popper' } }}
      >
        <IconButton aria-label="Undo" aria-keyshortcuts="Control+Z">
          <UndoIcon />
        </IconButton>
      </Tooltip>
    </div>
  );
}
// #endregion
