import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rightCount, rights, rightsBelow } from '../../_data/rights';
import { CheckItem, Checks, type CheckState } from '../../_parts/CheckItem';

// #region excerpt
function stateOf(itemId: string, checked: string[]): CheckState {
  const leaves = rightsBelow.get(itemId) ?? [];
  if (leaves.every((leaf) => checked.includes(leaf))) return true;
  return leaves.some((leaf) => checked.includes(leaf)) && 'mixed';
}

function toggle(itemId: string, checked: string[]): string[] {
  const leaves = rightsBelow.get(itemId) ?? [];
  const others = checked.filter((leaf) => !leaves.includes(leaf));
  return stateOf(itemId, checked) === true ? others : [...others, ...leaves];
}
// #endregion

export default function CheckboxTree() {
  const [checked, setChecked] = React.useState([
    'orders-read',
    'refunds-small',
  ]);
  const checks = {
    stateOf: (itemId: string) => stateOf(itemId, checked),
    onToggle: (itemId: string) => setChecked((ids) => toggle(itemId, ids)),
  };

  return (
    <Box sx={{ minHeight: 364, maxWidth: 420 }}>
      <Checks.Provider value={checks}>
        <RichTreeView
          aria-label="Rights"
          disableSelection
          items={rights}
          slots={{ item: CheckItem }}
          defaultExpandedItems={['orders', 'refunds', 'stock']}
        />
      </Checks.Provider>
      <Typography role="status" sx={{ mt: 2 }}>
        Rights: {checked.length} of {rightCount}
      </Typography>
    </Box>
  );
}
