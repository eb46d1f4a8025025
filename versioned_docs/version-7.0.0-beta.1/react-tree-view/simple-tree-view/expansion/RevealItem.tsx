import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { animals, pathTo, type Animal } from '../../_data/animals';

function renderAnimal({ id, name, below }: Animal) {
  return (
    <TreeItem key={id} itemId={id} label={name}>
      {below?.map(renderAnimal)}
    </TreeItem>
  );
}

const kinds = ['Hedgehog', 'Barn owl', 'Gray heron', 'Fire salamander'];

export default function RevealItem() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  // #region excerpt
  function reveal(name: string) {
    const path = pathTo(animals, name);
    const found = path.at(-1);
    if (!found) return;
    const above = path.slice(0, -1).map(({ id }) => id);
    setExpanded((ids) => [...new Set([...ids, ...above])]);
    setSelected(found.id);
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 360, maxWidth: 420 }}>
      <Autocomplete
        size="small"
        options={kinds}
        onChange={(_event, name) => name && reveal(name)}
        renderInput={(params) => (
          <TextField {...params} label="Find an animal" />
        )}
        sx={{ mb: 2 }}
      />
      <SimpleTreeView
        aria-label="Animals of the park"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        {animals.map(renderAnimal)}
      </SimpleTreeView>
    </Box>
  );
}
