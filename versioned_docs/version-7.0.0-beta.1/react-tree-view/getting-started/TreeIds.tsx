import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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
    <Box sx={{ minHeight: 296, maxWidth: 420 }}>
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
      <SimpleTreeView
        aria-label="Offices"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        <TreeItem itemId="continent-africa" label="Africa">
          <TreeItem itemId="city-nbo" label="Nairobi" />
          <TreeItem itemId="city-acc" label="Accra" />
        </TreeItem>
        <TreeItem itemId="continent-europe" label="Europe">
          <TreeItem itemId="city-osl" label="Oslo" />
        </TreeItem>
      </SimpleTreeView>
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
