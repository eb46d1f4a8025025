import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Review } from '../_data/reviews';

type ExpandButtonProps = GridRenderCellParams<Review, string>;

/** Shows the text of a cell over the rows below, as long as the cell has the focus. */
export function ExpandButton({
  value,
  row,
  colDef,
  hasFocus,
  tabIndex,
  api,
}: ExpandButtonProps) {
  const button = React.useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = React.useState(false);
  const toggle = React.useCallback(() => setIsOpen((last) => !last), []);

  React.useEffect(() => {
    const close = () => setIsOpen(false);
    if (!hasFocus) close();
    return isOpen
      ? api.subscribeEvent('scrollPositionChange', close)
      : undefined;
  }, [api, hasFocus, isOpen]);

  const handleKey = React.useCallback((event: React.KeyboardEvent) => {
    if (event.key === ' ') event.stopPropagation(); // Do not scroll.
    if (event.key === 'Escape') setIsOpen(false);
  }, []);

  return (
    <>
      <IconButton
        ref={button}
        size="small"
        tabIndex={tabIndex}
        aria-label={`Whole review of ${row.product}`}
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={handleKey}
      >
        <ExpandMoreIcon fontSize="small" />
      </IconButton>
      <Popper
        open={isOpen}
        anchorEl={button.current}
        placement="bottom-end"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper
          elevation={4}
          sx={{ p: 1.5, width: colDef.computedWidth, typography: 'body2' }}
        >
          {value}
        </Paper>
      </Popper>
    </>
  );
}
