import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface ConfirmParcelProps {
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export default function ConfirmParcel({
  open,
  onConfirm,
  onClose,
}: ConfirmParcelProps) {
  const titleId = React.useId();

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Send this parcel?</DialogTitle>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onConfirm}>Send now</Button>
      </DialogActions>
    </Dialog>
  );
}
