import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  id: string;
  label: string;
  grams: number;
  children?: Part[];
}

const parts: Part[] = [
  {
    id: 'wheel',
    label: 'Wheel',
    grams: 1840,
    children: [
      { id: 'rim', label: 'Rim', grams: 520 },
      { id: 'hub', label: 'Hub', grams: 310 },
    ],
  },
  { id: 'frame', label: 'Frame', grams: 2350 },
];

export default function ItemFromApi() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = React.useState('Choose a part');

  // #region excerpt
  function show(itemId: string | null) {
    if (itemId === null) return;
    const part: Part = apiRef.current?.getItem(itemId);
    setText(`${part.label}: ${part.grams} g`);
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 208, maxWidth: 420 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Parts of a bicycle"
        items={parts}
        defaultExpandedItems={['wheel']}
        onSelectedItemsChange={(_event, itemId) => show(itemId)}
      />
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'frame')}>
        Focus the frame
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {text}
      </Typography>
    </Box>
  );
}
