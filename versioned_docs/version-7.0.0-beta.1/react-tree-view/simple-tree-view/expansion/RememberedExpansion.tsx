import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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

function storeOpen(itemIds: string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(itemIds));
  } catch {
    // Storage is blocked or full: do not store anything.
  }
}
// #endregion

export default function RememberedExpansion() {
  const [visit, setVisit] = React.useState(1);

  return (
    <Box sx={{ minHeight: 336, maxWidth: 420 }}>
      <SimpleTreeView
        key={visit}
        aria-label="Settings"
        defaultExpandedItems={readOpen()}
        onExpandedItemsChange={(_event, itemIds) => storeOpen(itemIds)}
      >
        {Object.entries(sections).map(([id, settings]) => (
          <TreeItem key={id} itemId={id} label={`Your ${id}`}>
            {settings.map((name) => (
              <TreeItem key={name} itemId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Button onClick={() => setVisit(visit + 1)} sx={{ mt: 1 }}>
        Come back later
      </Button>
    </Box>
  );
}
