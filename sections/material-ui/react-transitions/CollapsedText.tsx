import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapsedText() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ minHeight: 136, maxWidth: 260 }}>
      {/* #region excerpt */}
      <Collapse id="lamp-story" in={open} collapsedSize={48}>
        <Typography>
          The lamp was lit in 1868. Its keeper climbed 96 steps four times a
          night, until a motor took over. Since then, only visitors climb them.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={open}
        aria-controls="lamp-story"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Less' : 'More'}
      </Button>
      {/* #endregion */}
    </Box>
  );
}
