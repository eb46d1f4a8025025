import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ minHeight: 56 }}>
      {/* #region excerpt */}
      <Typography>
        Two tickets, $18.{' '}
        <Link
          component="button"
          type="button"
          variant="body1"
          sx={{ verticalAlign: 'baseline' }}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide fees' : 'Show fees'}
        </Link>
      </Typography>
      {/* #endregion */}
      {open && <Typography color="text.secondary">Service: $2</Typography>}
    </Box>
  );
}
