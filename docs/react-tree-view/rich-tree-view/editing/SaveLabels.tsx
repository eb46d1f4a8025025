import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { type OutlineItem, outline } from '../../_data/outline';
import { patchLabel } from '../../_data/plan-server';

function labelsOf(list: OutlineItem[]): [string, string][] {
  return list.flatMap(({ id, label, children = [] }) => [
    [id, label],
    ...labelsOf(children),
  ]);
}

function rename(list: OutlineItem[], id: string, label: string): OutlineItem[] {
  return list.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));
}

export default function SaveLabels() {
  const [items, setItems] = React.useState(outline);
  const [status, setStatus] = React.useState('All saved');

  // #region excerpt
  async function save(id: string, label: string) {
    if (new Map(labelsOf(items)).get(id) === label) return;
    setStatus('Saving …');
    try {
      await patchLabel(id, label);
      setItems((saved) => rename(saved, id, label));
      setStatus('All saved');
    } catch (error) {
      // The same records in a new array: the tree shows the saved labels again.
      setItems((saved) => [...saved]);
      setStatus(String(error));
    }
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 264, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Chapters on the server"
        items={items}
        defaultExpandedItems={['before', 'shell']}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        onItemLabelChange={(id, label) => void save(id, label)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2, height: 24 }}>
        {status}
      </Typography>
    </Box>
  );
}
