import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { outline } from '../../_data/outline';

export default function ExpansionTrigger() {
  const [onlyArrow, setOnlyArrow] = React.useState(true);

  return (
    <Box sx={{ minHeight: 270, maxWidth: 420 }}>
      <FormControlLabel
        label="Expand with the arrow only"
        control={
          <Switch
            checked={onlyArrow}
            onChange={(event) => setOnlyArrow(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      {/* #region excerpt */}
      <RichTreeView
        aria-label="Chapters to open"
        items={outline}
        expansionTrigger={onlyArrow ? 'iconContainer' : 'content'}
      />
      {/* #endregion */}
    </Box>
  );
}
