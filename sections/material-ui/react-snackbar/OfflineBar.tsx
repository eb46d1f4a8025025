import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function OfflineBar() {
  const [tries, setTries] = React.useState(0);

  return (
    <Box sx={{ maxWidth: 420 }}>
      {/* #region excerpt */}
      <SnackbarContent
        role="status"
        message={tries === 0 ? 'You are offline' : `Still offline (${tries})`}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => setTries(tries + 1)}
          >
            Try again
          </Button>
        }
      />
      {/* #endregion */}
    </Box>
  );
}
