import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

// #region excerpt
const tooltip =
  'border border-solid border-slate-300 bg-white! p-3! text-sm! text-slate-900! shadow-lg dark:border-slate-600 dark:bg-slate-800! dark:text-slate-100!';

export default function ShortcutTooltip() {
  return (
    <div className="h-10">
      <Tooltip
        placement="right"
        title={
          <>
            Undo <kbd>Ctrl</kbd> <kbd>Z</kbd>
          </>
        }
        slotProps={{ tooltip: { className: tooltip } }}
      >
        <IconButton aria-label="Undo" aria-keyshortcuts="Control+Z">
          <UndoIcon />
        </IconButton>
      </Tooltip>
    </div>
  );
}
// #endregion
