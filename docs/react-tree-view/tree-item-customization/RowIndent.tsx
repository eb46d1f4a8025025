import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { areas } from '../_data/areas';

export default function RowIndent() {
  const [indent, setIndent] = React.useState(24);
  const [fullRows, setFullRows] = React.useState(false);

  return (
    <Box sx={{ minHeight: 270, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 1 }}>
        <Slider
          aria-label="Indent"
          value={indent}
          min={4}
          max={40}
          valueLabelDisplay="auto"
          onChange={(_event, value) => setIndent(Number(value))}
          sx={{ width: 160, mx: 1 }}
        />
        <FormControlLabel
          label="Full rows"
          control={
            <Switch
              checked={fullRows}
              onChange={(event) => setFullRows(event.target.checked)}
            />
          }
        />
      </Box>
      {/* #region excerpt */}
      <RichTreeView
        aria-label="Areas with indent"
        items={areas}
        defaultExpandedItems={['coast', 'nordhaven', 'old-port']}
        defaultSelectedItems="sail-lane"
        itemChildrenIndentation={indent}
        experimentalFeatures={{ indentationAtItemLevel: fullRows }}
      />
      {/* #endregion */}
    </Box>
  );
}
