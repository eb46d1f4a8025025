import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import { type PlanItem, weeks } from '../../_data/weeks';

type PlanProps = RichTreeViewProProps<PlanItem, false>;
type MoveRule = NonNullable<PlanProps['canMoveItemToNewPosition']>;

const openWeeks = ['week-now', 'week-next'];
const features = { indentationAtItemLevel: true, itemsReordering: true };

// #region excerpt
const isJob = (itemId: string) => itemId.startsWith('job-');

const canMove: MoveRule = ({ oldPosition, newPosition }) =>
  [oldPosition, newPosition].every(
    ({ parentId }) => parentId !== null && openWeeks.includes(parentId),
  );
// #endregion

export default function MoveRules() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
      <RichTreeViewPro
        aria-label="Jobs with rules"
        items={weeks}
        defaultExpandedItems={['week-done', ...openWeeks]}
        itemsReordering
        experimentalFeatures={features}
        isItemReorderable={isJob}
        canMoveItemToNewPosition={canMove}
      />
    </Box>
  );
}
