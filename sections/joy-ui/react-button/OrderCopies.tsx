import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

export default function OrderCopies() {
  const [copies, setCopies] = React.useState(2);

  return (
    <JoyDemo>
      <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1}>
        {/* #region excerpt */}
        <IconButton
          variant="outlined"
          aria-label="One copy less"
          disabled={copies === 1}
          onClick={() => setCopies(copies - 1)}
        >
          −
        </IconButton>
        <Typography role="status" sx={{ minWidth: '9ch' }}>
          {copies === 1 ? '1 copy' : `${copies} copies`}
        </Typography>
        <IconButton
          variant="outlined"
          aria-label="One copy more"
          onClick={() => setCopies(copies + 1)}
        >
          +
        </IconButton>
        {/* #endregion */}
        <Button
          variant="soft"
          color="neutral"
          size="sm"
          endDecorator={<span aria-hidden>↺</span>}
          onClick={() => setCopies(1)}
        >
          Reset
        </Button>
      </Stack>
    </JoyDemo>
  );
}
