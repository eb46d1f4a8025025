import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultipleSelection() {
  const [last, setLast] = React.useState('Nothing has changed yet');

  return (
    <Box sx={{ minHeight: 240, maxWidth: 420 }}>
      {/* #region excerpt */}
      <TreeView
        aria-label="Instruments"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        multiSelect
        defaultExpanded={['strings', 'brass']}
        defaultSelected={['Viola']}
        onNodeSelect={(_event, nodeIds) =>
          setLast(`Selected: ${nodeIds.join(', ') || 'nothing'}`)
        }
      >
        <TreeItem nodeId="strings" label="Strings">
          <TreeItem nodeId="Violin" label="Violin" />
          <TreeItem nodeId="Viola" label="Viola" />
          <TreeItem nodeId="Cello" label="Cello" />
        </TreeItem>
        <TreeItem nodeId="brass" label="Brass">
          <TreeItem nodeId="Horn" label="Horn" />
          <TreeItem nodeId="Tuba" label="Tuba" />
        </TreeItem>
      </TreeView>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 40 }}>
        {last}
      </Typography>
    </Box>
  );
}
