import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const tools = ['Saw', 'Plane', 'Chisel', 'Mallet', 'Square', 'Clamp', 'Rasp'];

export default function WrappingStack() {
  const [gap, setGap] = React.useState(false);

  return (
    <Box sx={{ maxWidth: 240, height: 160 }}>
      {/* #region excerpt */}
      <Stack
        direction="row"
        spacing={1}
        useFlexGap={gap}
        sx={{ flexWrap: 'wrap' }}
      >
        {tools.map((tool) => (
          <Chip key={tool} label={tool} />
        ))}
      </Stack>
      {/* #endregion */}
      <FormControlLabel
        control={<Switch checked={gap} onChange={() => setGap(!gap)} />}
        label="useFlexGap"
        sx={{ mt: 1 }}
      />
    </Box>
  );
}
