import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
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
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
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
        <TreeView
          aria-label="Plants"
          defaultCollapseIcon={<ExpandMoreIcon />}
          defaultExpandIcon={<ChevronRightIcon />}
          expanded={expanded}
          onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}
        >
          {groups.map(({ group, names }) => (
            <TreeItem key={group} nodeId={group} label={group}>
              {names.map((name) => (
                <TreeItem key={name} nodeId={name} label={name} />
              ))}
            </TreeItem>
          ))}
        </TreeView>
      )}
      {/* #endregion */}
    </Box>
  );
}
