import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

function treeOf(tasks: string[]): TreeViewBaseItem[] {
  const children = tasks.map((task, index) => ({
    id: `task-${index}`,
    label: task,
  }));
  return [{ id: 'release', label: `Release (${tasks.length})`, children }];
}

const queue = [
  'Write the notes',
  'Tag the commit',
  'Tell the customers',
  'Watch the errors',
];

export default function ChangingItems() {
  const [count, setCount] = React.useState(2);
  const [expanded, setExpanded] = React.useState(['release']);
  const items = React.useMemo(() => treeOf(queue.slice(0, count)), [count]);

  return (
    <Box sx={{ minHeight: 208, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          size="small"
          disabled={count === queue.length}
          onClick={() => setCount(count + 1)}
        >
          Add a task
        </Button>
        <Button
          size="small"
          disabled={count === 0}
          onClick={() => setCount(count - 1)}
        >
          Remove a task
        </Button>
      </Box>
      {/* #region excerpt */}
      <RichTreeView
        aria-label="Release tasks"
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
      {/* #endregion */}
    </Box>
  );
}
