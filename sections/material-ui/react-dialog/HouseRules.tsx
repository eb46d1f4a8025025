import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rules = Array.from(
  { length: 14 },
  (_, index) =>
    `${index + 1}. Return the tools to the shelf that has their number, and enter the time in the book.`,
);

export default function HouseRules() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  function show(mode: DialogProps['scroll']) {
    setScroll(mode);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => show('paper')}>
        scroll=paper
      </Button>
      <Button variant="outlined" onClick={() => show('body')}>
        scroll=body
      </Button>
      {/* #region excerpt */}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        scroll={scroll}
        aria-labelledby="rules-title"
      >
        <DialogTitle id="rules-title">House rules</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          role="region"
          aria-labelledby="rules-title"
          tabIndex={scroll === 'paper' ? 0 : undefined}
        >
          {rules.map((rule) => (
            <Typography key={rule} gutterBottom>
              {rule}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
      {/* #endregion */}
    </Stack>
  );
}
