import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { type Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';

const filters = ['Open now', 'Free entry', 'Step-free access'];

export default function FullScreenOnPhones() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  // #region excerpt
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  const dialog = (
    <Dialog open={open} onClose={close} fullScreen={isPhone} fullWidth>
      <DialogTitle sx={{ paddingInlineEnd: 7 }}>Filters</DialogTitle>
      <IconButton
        aria-label="Close"
        onClick={close}
        sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {filters.map((filter) => (
          <FormControlLabel key={filter} control={<Switch />} label={filter} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Show the museums</Button>
      </DialogActions>
    </Dialog>
  );
  // #endregion

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter museums
      </Button>
      {dialog}
    </>
  );
}
