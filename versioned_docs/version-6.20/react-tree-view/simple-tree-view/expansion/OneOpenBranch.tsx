import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const questions: Record<string, string[]> = {
  Delivery: ['When does it arrive?', 'Can I choose a day?'],
  Payment: ['Which cards do you take?', 'Can I pay later?'],
  Returns: ['How do I send it back?', 'When is my money back?'],
};

export default function OneOpenBranch() {
  const [open, setOpen] = React.useState('Delivery');

  return (
    <Box sx={{ minHeight: 120, maxWidth: 420 }}>
      {/* #region excerpt */}
      <TreeView
        aria-label="Questions"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={[open]}
        onNodeToggle={(_event, nodeIds) =>
          setOpen(nodeIds.find((id) => id !== open) ?? '')
        }
      >
        {Object.entries(questions).map(([topic, list]) => (
          <TreeItem key={topic} nodeId={topic} label={topic}>
            {list.map((question) => (
              <TreeItem key={question} nodeId={question} label={question} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
