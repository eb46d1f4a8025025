import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/Lock';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import {
  type Right,
  rightNames,
  rights,
  rightsBelow,
} from '../../_data/rights';
import { CheckItem, Checks } from '../../_parts/CheckItem';

/** Locked rights, and the reasons. */
const locks = new Map([
  ['orders-read', 'from the group Clerks'],
  ['stock-count', 'from the group Clerks'],
  ['refunds-large', 'managers only'],
]);
const isLocked = ({ id }: Right) => locks.has(id);

// #region excerpt
function toggle(itemId: string, checked: string[]): string[] {
  const leaves = rightsBelow.get(itemId) ?? [];
  const free = leaves.filter((leaf) => !locks.has(leaf));
  const others = checked.filter((leaf) => !free.includes(leaf));
  const areAllTicked = free.every((leaf) => checked.includes(leaf));
  return areAllTicked ? others : [...others, ...free];
}
// #endregion

function stateOf(itemId: string, checked: string[]) {
  const leaves = rightsBelow.get(itemId) ?? [];
  const ticked = leaves.filter((leaf) => checked.includes(leaf)).length;
  return ticked > 0 && ticked < leaves.length ? 'mixed' : ticked > 0;
}

function without(ids: string[], others: string[]): string {
  const rest = ids.filter((id) => !others.includes(id));
  return rest.map((id) => rightNames.get(id)).join(', ') || 'nothing';
}

const readable = {
  [`& .${treeItemClasses.content}.${treeItemClasses.disabled}`]: {
    opacity: 0.75,
  },
};

function RightLabel({ label, reason }: { label: string; reason?: string }) {
  if (!reason) return <>{label}</>;
  return (
    <>
      {label}, {reason}{' '}
      <LockIcon fontSize="inherit" sx={{ verticalAlign: 'middle' }} />
    </>
  );
}

export default function LockedRights() {
  const [saved, setSaved] = React.useState(['orders-read', 'stock-count']);
  const [checked, setChecked] = React.useState([...saved, 'orders-change']);
  const checks = {
    stateOf: (itemId: string) => stateOf(itemId, checked),
    onToggle: (itemId: string) => setChecked((ids) => toggle(itemId, ids)),
  };

  return (
    <Box sx={{ minHeight: { xs: 496, md: 448 }, maxWidth: 520 }}>
      <Checks.Provider value={checks}>
        <RichTreeView
          aria-label="Rights of Leila Kaya"
          disableSelection
          disabledItemsFocusable
          items={rights}
          isItemDisabled={isLocked}
          slots={{ item: CheckItem }}
          slotProps={{
            item: ({ itemId, label }) => ({
              label: <RightLabel label={label} reason={locks.get(itemId)} />,
            }),
          }}
          sx={readable}
          defaultExpandedItems={['orders', 'refunds', 'stock']}
        />
      </Checks.Provider>
      <Box role="status" sx={{ my: 2, typography: 'body2' }}>
        <Typography variant="inherit">
          To grant: {without(checked, saved)}
        </Typography>
        <Typography variant="inherit">
          To take away: {without(saved, checked)}
        </Typography>
      </Box>
      <Button variant="contained" onClick={() => setSaved(checked)}>
        Save
      </Button>
      <Button onClick={() => setChecked(saved)} sx={{ marginInlineStart: 1 }}>
        Reset
      </Button>
    </Box>
  );
}
