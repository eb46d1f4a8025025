import * as React from 'react';
import { Modal } from '@mui/base/Modal';

// #region excerpt
const root = 'fixed inset-0 z-1300 grid place-items-center';
const backdrop = { className: 'fixed inset-0 -z-1 bg-black/60' };
const dialog =
  'max-w-70 rounded-xl bg-white p-6 text-black dark:bg-stone-800 dark:text-white';
const action = 'h-10 px-4 text-base';
// #endregion

export default function CancelTrip() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <button className={action} onClick={() => setOpen(true)}>
        Cancel trip
      </button>
      <Modal
        className={root}
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop }}
      >
        <div
          role="dialog"
          aria-modal
          aria-labelledby="cancel-trip"
          className={dialog}
        >
          <p id="cancel-trip">Cancel the trip to Turku?</p>
          <button className={action} onClick={close}>
            Keep it
          </button>
        </div>
      </Modal>
    </>
  );
}
