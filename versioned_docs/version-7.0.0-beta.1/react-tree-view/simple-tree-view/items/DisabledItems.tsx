import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ minHeight: 304, maxWidth: 420 }}>
      <FormControlLabel
        sx={{ mb: 1 }}
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="disabledItemsFocusable"
      />
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Rooms"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['ground', 'first']}
      >
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="ground-hall" label="Hall" />
          <TreeItem itemId="ground-library" label="Library (closed)" disabled />
          <TreeItem itemId="ground-cafe" label="Café" />
        </TreeItem>
        <TreeItem itemId="first" label="First floor (being rebuilt)" disabled>
          <TreeItem itemId="first-studio" label="Studio" />
        </TreeItem>
        <TreeItem itemId="roof" label="Roof terrace" />
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
