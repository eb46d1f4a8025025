import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const questions: Record<string, string[]> = {
  Delivery: ['When does it arrive?', 'Can I choose a day?'],
  Payment: ['Which cards do you take?', 'Can I pay later?'],
  Returns: ['How do I send it back?', 'When is my money back?'],
};

export default function OneOpenBranch() {
  const [open, setOpen] = React.useState('Delivery');

  return (
    <Box sx={{ minHeight: 160, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Questions"
        expandedItems={[open]}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setOpen(isExpanded ? itemId : '')
        }
      >
        {Object.entries(questions).map(([topic, list]) => (
          <TreeItem key={topic} itemId={topic} label={topic}>
            {list.map((question) => (
              <TreeItem key={question} itemId={question} label={question} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
