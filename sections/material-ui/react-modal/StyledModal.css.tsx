import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';

// #region excerpt
const styles = `
.StyledModal-root {
  display: grid;
  place-items: center;
}

.StyledModal-backdrop {
  backdrop-filter: blur(6px);
}

.StyledModal-card {
  padding: 32px;
  color: #fff;
  background: #0369a1;
  border-radius: 24px;
}

.StyledModal-text {
  margin-block-end: 16px;
}
`;
// #endregion

export default function StyledModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <style>{styles}</style>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Show card
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: { className: 'StyledModal-backdrop' } }}
        className="StyledModal-root"
      >
        <div
          role="dialog"
          aria-modal
          aria-label="Greeting card"
          className="StyledModal-card"
        >
          <div className="StyledModal-text">Happy birthday</div>
          <Button color="inherit" onClick={() => setOpen(false)}>
            Thank you
          </Button>
        </div>
      </Modal>
    </>
  );
}
