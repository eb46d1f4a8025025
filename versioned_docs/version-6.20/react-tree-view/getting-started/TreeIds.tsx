import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const continents = ['continent-africa', 'continent-europe'];

export default function TreeIds() {
  const [expanded, setExpanded] = React.useState(['continent-africa']);
  const [selected, setSelected] = React.useState<string | null>(null);

  function showOslo() {
    setExpanded((ids) => [...new Set([...ids, 'continent-europe'])]);
    setSelected('city-osl');
  }

  return (
    <Box sx={{ minHeight: 256, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          size="small"
          onClick={() => setExpanded(expanded.length ? [] : continents)}
        >
          {expanded.length ? 'Collapse all' : 'Expand all'}
        </Button>
        <Button size="small" onClick={showOslo}>
          Show Oslo
        </Button>
      </Box>
      {/* #region excerpt */}
      <TreeView
        aria-label="Offices"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}
        selected={selected}
        onNodeSelect={(_event, nodeId) => setSelected(nodeId)}
      >
        <TreeItem nodeId="continent-africa" label="Africa">
          <TreeItem nodeId="city-nbo" label="Nairobi" />
          <TreeItem nodeId="city-acc" label="Accra" />
        </TreeItem>
        <TreeItem nodeId="continent-europe" label="Europe">
          <TreeItem nodeId="city-osl" label="Oslo" />
        </TreeItem>
      </TreeView>
      {/* #endregion */}
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 1, color: 'text.secondary' }}
      >
        Selected id: {selected ?? 'none'}
      </Typography>
    </Box>
  );
}
