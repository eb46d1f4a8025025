import * as React from 'react';
import { Modal } from '@mui/base/Modal';

// #region excerpt
const styles = `
.CancelTrip {
  position: fixed;
  inset: 0;
  z-index: 1300;
  display: grid;
  place-items: center;
}

.CancelTrip .base-Modal-backdrop {
  position: fixed;
  inset: 0;
  z-index: -1;
  background: rgb(0 0 0 / 60%);
}

.CancelTrip-dialog {
  max-width: 280px;
  padding: 24px;
  border-radius: 12px;
  background: Canvas;
  color: CanvasText;
}

.CancelTrip-action {
  height: 40px;
  padding: 0 16px;
  font: inherit;
}
`;
// #endregion

export default function CancelTrip() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <style>{styles}</style>
      <button className="CancelTrip-action" onClick={() => setOpen(true)}>
        Cancel trip
      </button>
      <Modal
        className="CancelTrip"
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
      >
        <div
          role="dialog"
          aria-modal
          aria-labelledby="cancel-trip"
          className="CancelTrip-dialog"
        >
          <p id="cancel-trip">Cancel the trip to Turku?</p>
          <button className="CancelTrip-action" onClick={close}>
            Keep it
          </button>
        </div>
      </Modal>
    </>
  );
}
