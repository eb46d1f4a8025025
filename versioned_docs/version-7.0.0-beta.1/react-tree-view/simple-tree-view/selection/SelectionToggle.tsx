import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectionToggle() {
  const [log, setLog] = React.useState<string[]>([]);

  return (
    <Box sx={{ minHeight: 352, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Layers of the map"
        multiSelect
        defaultExpandedItems={['traffic', 'nature']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setLog((lines) =>
            [...lines, `${isSelected ? 'Draw' : 'Remove'} ${itemId}`].slice(-5),
          )
        }
      >
        <TreeItem itemId="traffic" label="Traffic">
          <TreeItem itemId="roads" label="Roads" />
          <TreeItem itemId="railways" label="Railways" />
        </TreeItem>
        <TreeItem itemId="nature" label="Nature">
          <TreeItem itemId="forests" label="Forests" />
          <TreeItem itemId="rivers" label="Rivers" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
      <Typography
        component="ol"
        variant="body2"
        aria-label="What the map does"
        sx={{ height: 144, m: 0, mt: 2, paddingInlineStart: 3 }}
      >
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Typography>
    </Box>
  );
}
