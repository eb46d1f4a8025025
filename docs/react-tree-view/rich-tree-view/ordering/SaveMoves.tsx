import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import { patchPlace } from '../../_data/plan-server';
import { type PlanItem, placeItem, weeks } from '../../_data/weeks';

type PlanProps = RichTreeViewProProps<PlanItem, false>;
type MoveHandler = NonNullable<PlanProps['onItemPositionChange']>;

const features = { indentationAtItemLevel: true, itemsReordering: true };
const isJob = (itemId: string) => itemId.startsWith('job-');

export default function SaveMoves() {
  const [items, setItems] = React.useState(weeks);
  const [status, setStatus] = React.useState('All saved');

  // #region excerpt
  const save: MoveHandler = async ({ itemId, newPosition }) => {
    setStatus('Saving …');
    try {
      await patchPlace({ id: itemId, ...newPosition });
      setItems((saved) => placeItem(saved, itemId, newPosition));
      setStatus('All saved');
    } catch (error) {
      // The same records in a new array: the tree shows the saved order again.
      setItems((saved) => [...saved]);
      setStatus(String(error));
    }
  };
  // #endregion

  return (
    <Box sx={{ minHeight: 264, maxWidth: 420 }}>
      <RichTreeViewPro
        aria-label="Jobs on the server"
        items={items}
        defaultExpandedItems={weeks.map(({ id }) => id)}
        itemsReordering
        experimentalFeatures={features}
        isItemReorderable={isJob}
        onItemPositionChange={(move) => void save(move)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 24 }}>
        {status}
      </Typography>
    </Box>
  );
}
