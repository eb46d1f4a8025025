import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/material/styles';

// #region excerpt
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
  maxWidth: 280,
  padding: 24,
  borderRadius: 12,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));
// #endregion

const Action = styled('button')({
  height: 40,
  padding: '0 16px',
  font: 'inherit',
});

export default function CancelTrip() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Action onClick={() => setOpen(true)}>Cancel trip</Action>
      <Root open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal aria-labelledby="cancel-trip">
          <p id="cancel-trip">Cancel the trip to Turku?</p>
          <Action onClick={close}>Keep it</Action>
        </Dialog>
      </Root>
    </>
  );
}
