import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const toppings: Record<string, string[]> = {
  Vegetables: ['Artichoke', 'Fennel', 'Peppers'],
  Cheese: ['Ricotta', 'Scamorza'],
};
const all = Object.values(toppings).flat();

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState(['Fennel', 'Ricotta']);

  return (
    <Box sx={{ minHeight: 288, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => setSelected(all)}>Take all</Button>
        <Button onClick={() => setSelected([])}>Take none</Button>
      </Box>
      {/* #region excerpt */}
      <TreeView
        aria-label="Toppings"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        multiSelect
        defaultExpanded={Object.keys(toppings)}
        selected={selected}
        onNodeSelect={(_event, nodeIds) =>
          setSelected(all.filter((name) => nodeIds.includes(name)))
        }
      >
        {Object.entries(toppings).map(([group, names]) => (
          <TreeItem key={group} nodeId={group} label={group}>
            {names.map((name) => (
              <TreeItem key={name} nodeId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
      {/* #endregion */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {selected.map((name) => (
          <Chip
            key={name}
            label={name}
            onDelete={() => setSelected(selected.filter((id) => id !== name))}
          />
        ))}
      </Box>
    </Box>
  );
}
