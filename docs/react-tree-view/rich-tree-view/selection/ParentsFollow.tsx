import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rightCount, rights, rightsBelow } from '../../_data/rights';

// #region excerpt
const leavesOf = (ids: string[]) =>
  ids.flatMap((id) => rightsBelow.get(id) ?? []);

function withParents(leaves: string[]): string[] {
  const isSelected = (id: string) =>
    leavesOf([id]).every((leaf) => leaves.includes(leaf));
  return [...rightsBelow.keys()].filter(isSelected);
}

function nextLeaves(leaves: string[], next: string[]): string[] {
  const before = withParents(leaves);
  const added = leavesOf(next.filter((id) => !before.includes(id)));
  const removed = leavesOf(before.filter((id) => !next.includes(id)));
  const kept = leaves.filter((leaf) => !removed.includes(leaf));
  return [...new Set([...kept, ...added])];
}
// #endregion

export default function ParentsFollow() {
  const [leaves, setLeaves] = React.useState(['refunds-small']);
  const selected = React.useMemo(() => withParents(leaves), [leaves]);

  return (
    <Box sx={{ minHeight: 328, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Rights that follow their parents"
        multiSelect
        checkboxSelection
        items={rights}
        defaultExpandedItems={['orders', 'refunds', 'stock']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, next) =>
          setLeaves(nextLeaves(leaves, next))
        }
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Granted: {leaves.length} of {rightCount}
      </Typography>
    </Box>
  );
}
