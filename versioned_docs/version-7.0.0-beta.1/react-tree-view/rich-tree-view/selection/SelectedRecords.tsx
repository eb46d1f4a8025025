import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { berths, piers } from '../../_data/berths';
import { useVisibleRanges } from '../../_parts/useVisibleRanges';

export default function SelectedRecords() {
  const [selected, setSelected] = React.useState(['berth-a1', 'berth-b1']);
  const ranges = useVisibleRanges();

  // #region excerpt
  const boats = berths.filter(({ id }) => selected.includes(id));
  const meters = boats.reduce((sum, { length = 0 }) => sum + length, 0);
  // #endregion

  return (
    <Box sx={{ minHeight: 304, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Berths"
        {...ranges}
        multiSelect
        items={piers}
        defaultExpandedItems={['pier-a', 'pier-b']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Boats: {boats.length}, meters of pier: {meters.toFixed(1)}
      </Typography>
    </Box>
  );
}
