import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';

export default function StyledModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Show card
      </Button>
      {/* #region excerpt */}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: { className: 'backdrop-blur-sm' } }}
        className="grid place-items-center"
      >
        <div
          role="dialog"
          aria-modal
          aria-label="Greeting card"
          className="rounded-3xl bg-sky-700 p-8 text-white"
        >
          <div className="mb-4">Happy birthday</div>
          <Button color="inherit" onClick={() => setOpen(false)}>
            Thank you
          </Button>
        </div>
      </Modal>
      {/* #endregion */}
    </>
  );
}
