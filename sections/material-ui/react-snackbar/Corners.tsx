import * as React from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const origins: Record<string, SnackbarOrigin> = {
  'Top center': { vertical: 'top', horizontal: 'center' },
  'Bottom right': { vertical: 'bottom', horizontal: 'right' },
};

export default function Corners() {
  const [place, setPlace] = React.useState('Top center');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1}>
      {Object.keys(origins).map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => {
            setPlace(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      {/* #region excerpt */}
      <Snackbar
        key={place}
        anchorOrigin={origins[place]}
        TransitionComponent={Slide}
        open={open}
        onClose={() => setOpen(false)}
        message={place}
      />
      {/* #endregion */}
    </Stack>
  );
}
