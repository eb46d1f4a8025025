import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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
      <SimpleTreeView
        aria-label="Warehouse"
        defaultExpandedItems={['hall', 'aisle']}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            minHeight: `${rowHeight}px`,
            paddingBlock: 0,
          },
          [`& .${treeItemClasses.groupTransition}`]: {
            paddingInlineStart: `${indent}px`,
          },
        }}
      >
        <TreeItem itemId="hall" label="Hall A">
          <TreeItem itemId="aisle" label="Aisle 1">
            <TreeItem itemId="shelf-1" label="Shelf 1" />
            <TreeItem itemId="shelf-2" label="Shelf 2" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="yard" label="Yard" />
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
