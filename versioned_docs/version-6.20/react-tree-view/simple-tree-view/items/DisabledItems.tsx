import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ minHeight: 248, maxWidth: 420 }}>
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
      <TreeView
        aria-label="Rooms"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        disabledItemsFocusable={focusable}
        defaultExpanded={['ground', 'first']}
      >
        <TreeItem nodeId="ground" label="Ground floor">
          <TreeItem nodeId="ground-hall" label="Hall" />
          <TreeItem nodeId="ground-library" label="Library (closed)" disabled />
          <TreeItem nodeId="ground-cafe" label="Café" />
        </TreeItem>
        <TreeItem nodeId="first" label="First floor (being rebuilt)" disabled>
          <TreeItem nodeId="first-studio" label="Studio" />
        </TreeItem>
        <TreeItem nodeId="roof" label="Roof terrace" />
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
