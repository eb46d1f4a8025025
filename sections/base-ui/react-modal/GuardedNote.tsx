import * as React from 'react';
import { Modal, type ModalProps } from '@mui/base/Modal';
import { styled } from '@mui/material/styles';

const Root = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
});
const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: 'rgb(0 0 0 / 60%)',
});
const Dialog = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  width: 240,
  padding: 24,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));
const Action = styled('button')({
  height: 40,
  padding: '0 16px',
  font: 'inherit',
});

// #region excerpt
export default function GuardedNote() {
  const [open, setOpen] = React.useState(false);
  const [closedBy, setClosedBy] = React.useState('Not opened yet');
  const close = (reason: string) => {
    setOpen(false);
    setClosedBy(`Closed by ${reason}`);
  };
  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    if (reason === 'escapeKeyDown') close('Escape');
  };

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Write a note</Action>
      <div role="status">{closedBy}</div>
      <Root
        open={open}
        onClose={handleClose}
        keepMounted
        slots={{ backdrop: Backdrop }}
        style={{ visibility: open ? 'visible' : 'hidden' }}
      >
        <Dialog role="dialog" aria-modal aria-labelledby="note-label">
          <label id="note-label" htmlFor="note-text">
            Note
          </label>
          <textarea id="note-text" rows={2} />
          <Action onClick={() => close('Done')}>Done</Action>
        </Dialog>
      </Root>
    </div>
  );
}
// #endregion
