import * as React from 'react';
import Box from '@mui/material/Box';
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
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(6px)' } } }}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Box
          role="dialog"
          aria-modal
          aria-label="Greeting card"
          sx={{
            p: 4,
            borderRadius: 2,
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          <Box sx={{ mb: 2 }}>Happy birthday</Box>
          <Button color="inherit" onClick={() => setOpen(false)}>
            Thank you
          </Button>
        </Box>
      </Modal>
      {/* #endregion */}
    </>
  );
}
