import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function TreeSpacing() {
  const [indent, setIndent] = React.useState(28);
  const [rowHeight, setRowHeight] = React.useState(40);

  return (
    <Box sx={{ minHeight: 360, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', gap: 4, px: 1, mb: 1, height: 64 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="indent-label">Indent</Typography>
          <Slider
            aria-labelledby="indent-label"
            size="small"
            min={0}
            max={48}
            value={indent}
            onChange={(_event, value) => setIndent(Number(value))}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="height-label">Height of a row</Typography>
          <Slider
            aria-labelledby="height-label"
            size="small"
            min={24}
            max={48}
            value={rowHeight}
            onChange={(_event, value) => setRowHeight(Number(value))}
          />
        </Box>
      </Box>
      {/* #region excerpt */}
      <TreeView
        aria-label="Warehouse"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['hall', 'aisle']}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            minHeight: `${rowHeight}px`,
            paddingBlock: 0,
          },
          [`& .${treeItemClasses.group}`]: {
            marginInlineStart: `${indent}px`,
          },
        }}
      >
        <TreeItem nodeId="hall" label="Hall A">
          <TreeItem nodeId="aisle" label="Aisle 1">
            <TreeItem nodeId="shelf-1" label="Shelf 1" />
            <TreeItem nodeId="shelf-2" label="Shelf 2" />
          </TreeItem>
        </TreeItem>
        <TreeItem nodeId="yard" label="Yard" />
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
