import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const toppings: Record<string, string[]> = {
  Vegetables: ['Artichoke', 'Fennel', 'Peppers'],
  Cheese: ['Ricotta', 'Scamorza'],
};
const all = Object.values(toppings).flat();

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState(['Fennel', 'Ricotta']);

  return (
    <Box sx={{ minHeight: 344, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => setSelected(all)}>Take all</Button>
        <Button onClick={() => setSelected([])}>Take none</Button>
      </Box>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Toppings"
        multiSelect
        defaultExpandedItems={Object.keys(toppings)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) =>
          setSelected(all.filter((name) => itemIds.includes(name)))
        }
      >
        {Object.entries(toppings).map(([group, names]) => (
          <TreeItem key={group} itemId={group} label={group}>
            {names.map((name) => (
              <TreeItem key={name} itemId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
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
