import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

interface Row {
  id: string;
  parentId: string | null;
  label: string;
}

/** Rows of a database table. */
const rows: Row[] = [
  { id: 'acc-4', parentId: null, label: 'Income' },
  { id: 'acc-41', parentId: 'acc-4', label: 'Sales' },
  { id: 'acc-411', parentId: 'acc-41', label: 'Sales in the shop' },
  { id: 'acc-412', parentId: 'acc-41', label: 'Sales online' },
  { id: 'acc-6', parentId: null, label: 'Expenses' },
  { id: 'acc-61', parentId: 'acc-6', label: 'Rent' },
  { id: 'acc-62', parentId: 'acc-6', label: 'Wages' },
];

// #region excerpt
function nest(list: Row[]): TreeViewBaseItem[] {
  const items = new Map<string | null, TreeViewBaseItem[]>([[null, []]]);
  for (const { id } of list) items.set(id, []);
  for (const { id, label, parentId } of list) {
    items.get(parentId)?.push({ id, label, children: items.get(id) });
  }
  return items.get(null) ?? [];
}

const accounts = nest(rows);
// #endregion

export default function NestRecords() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Accounts"
        items={accounts}
        defaultExpandedItems={['acc-4', 'acc-41']}
      />
    </Box>
  );
}
