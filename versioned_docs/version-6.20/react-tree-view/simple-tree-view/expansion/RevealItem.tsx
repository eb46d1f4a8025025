import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { animals, pathTo, type Animal } from '../../_data/animals';

function renderAnimal({ id, name, below }: Animal) {
  return (
    <TreeItem key={id} nodeId={id} label={name}>
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
    <Box sx={{ minHeight: 284, maxWidth: 420 }}>
      <Autocomplete
        size="small"
        options={kinds}
        onChange={(_event, name) => name && reveal(name)}
        renderInput={(params) => (
          <TextField {...params} label="Find an animal" />
        )}
        sx={{ mb: 2 }}
      />
      <TreeView
        aria-label="Animals of the park"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}
        selected={selected}
        onNodeSelect={(_event, nodeId) => setSelected(nodeId)}
      >
        {animals.map(renderAnimal)}
      </TreeView>
    </Box>
  );
}
