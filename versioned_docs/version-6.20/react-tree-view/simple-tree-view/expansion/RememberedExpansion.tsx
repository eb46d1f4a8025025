import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const sections: Record<string, string[]> = {
  account: ['Name', 'Password'],
  messages: ['Sounds', 'Quiet hours'],
  privacy: ['Visible to', 'Blocked people'],
};
const KEY = 'demo.open-sections';

// #region excerpt
/** Reads the stored ids, and drops unknown ones. */
function readOpen(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Object.keys(sections).filter(
      (id) => Array.isArray(ids) && ids.includes(id),
    );
  } catch {
    return [];
  }
}

function storeOpen(nodeIds: string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(nodeIds));
  } catch {
    // Storage is blocked or full: do not store anything.
  }
}
// #endregion

export default function RememberedExpansion() {
  const [visit, setVisit] = React.useState(1);

  return (
    <Box sx={{ minHeight: 264, maxWidth: 420 }}>
      <TreeView
        key={visit}
        aria-label="Settings"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={readOpen()}
        onNodeToggle={(_event, nodeIds) => storeOpen(nodeIds)}
      >
        {Object.entries(sections).map(([id, settings]) => (
          <TreeItem key={id} nodeId={id} label={`Your ${id}`}>
            {settings.map((name) => (
              <TreeItem key={name} nodeId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
      <Button onClick={() => setVisit(visit + 1)} sx={{ mt: 1 }}>
        Come back later
      </Button>
    </Box>
  );
}
