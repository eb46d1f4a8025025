import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const plants: Record<string, string[]> = {
  Herbs: ['Basil', 'Borage', 'Chervil'],
  Vegetables: ['Beetroot', 'Carrot'],
};

export default function FilteredItems() {
  const [search, setSearch] = React.useState('');
  const [expanded, setExpanded] = React.useState(Object.keys(plants));

  const groups = Object.entries(plants)
    .map(([group, names]) => ({
      group,
      names: names.filter((name) =>
        name.toLowerCase().includes(search.trim().toLowerCase()),
      ),
    }))
    .filter(({ names }) => names.length > 0);

  return (
    <Box sx={{ minHeight: 280, maxWidth: 420 }}>
      <TextField
        size="small"
        fullWidth
        label="Find a plant"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 2 }}
      />
      {/* #region excerpt */}
      {groups.length === 0 ? (
        <Typography role="status">No plant matches “{search}”.</Typography>
      ) : (
        <SimpleTreeView
          aria-label="Plants"
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        >
          {groups.map(({ group, names }) => (
            <TreeItem key={group} itemId={group} label={group}>
              {names.map((name) => (
                <TreeItem key={name} itemId={name} label={name} />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      )}
      {/* #endregion */}
    </Box>
  );
}
