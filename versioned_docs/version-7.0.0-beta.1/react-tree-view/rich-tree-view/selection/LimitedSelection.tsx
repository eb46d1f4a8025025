import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { useVisibleRanges } from '../../_parts/useVisibleRanges';

const LIMIT = 3;

const courses: TreeViewBaseItem[] = [
  {
    id: 'craft',
    label: 'Craft',
    children: [
      { id: 'pottery', label: 'Pottery' },
      { id: 'weaving', label: 'Weaving' },
      { id: 'carving', label: 'Carving' },
    ],
  },
  {
    id: 'music',
    label: 'Music',
    children: [
      { id: 'choir', label: 'Choir' },
      { id: 'drums', label: 'Drums' },
    ],
  },
];
const groups = courses.map(({ id }) => id);

export default function LimitedSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  const [refused, setRefused] = React.useState(false);
  const ranges = useVisibleRanges();

  // #region excerpt
  function choose(_event: React.SyntheticEvent, itemIds: string[]) {
    const chosen = itemIds.filter((itemId) => !groups.includes(itemId));
    setRefused(chosen.length > LIMIT);
    if (chosen.length <= LIMIT) setSelected(chosen);
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 300, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Courses"
        {...ranges}
        multiSelect
        items={courses}
        defaultExpandedItems={groups}
        selectedItems={selected}
        onSelectedItemsChange={choose}
      />
      <Alert
        role="status"
        severity={refused ? 'warning' : 'info'}
        sx={{ mt: 2, height: 48 }}
      >
        {refused
          ? `No more than ${LIMIT}`
          : `Chosen: ${selected.length} of ${LIMIT}`}
      </Alert>
    </Box>
  );
}
