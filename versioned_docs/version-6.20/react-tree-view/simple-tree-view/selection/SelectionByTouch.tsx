import * as React from 'react';
import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/Check';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const crates: Record<string, string[]> = {
  Apples: ['Boskoop', 'Elstar', 'Topaz'],
  Pears: ['Conference', 'Kaiser'],
};
const isGroup = (nodeId: string) => nodeId in crates;

// #region excerpt
/** Toggles the item on a plain click or tap. Other events work as usual. */
function nextSelection(
  event: React.SyntheticEvent,
  before: string[],
  after: string[],
): string[] {
  const { nativeEvent } = event;
  const [clicked] = after;
  const isPlainClick =
    nativeEvent instanceof MouseEvent &&
    !(nativeEvent.ctrlKey || nativeEvent.metaKey || nativeEvent.shiftKey);
  if (!isPlainClick || clicked === undefined) return after;
  return before.includes(clicked)
    ? before.filter((nodeId) => nodeId !== clicked)
    : [...before, clicked];
}
// #endregion

export default function SelectionByTouch() {
  const [selected, setSelected] = React.useState(['Elstar']);

  return (
    <Box sx={{ minHeight: 168, maxWidth: 420 }}>
      <TreeView
        aria-label="Crates to load"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        multiSelect
        defaultExpanded={Object.keys(crates)}
        selected={selected}
        onNodeSelect={(event, after) => {
          const next = nextSelection(event, selected, after);
          setSelected(next.filter((nodeId) => !isGroup(nodeId)));
        }}
      >
        {Object.entries(crates).map(([kind, sorts]) => (
          <TreeItem key={kind} nodeId={kind} label={kind}>
            {sorts.map((sort) => (
              <TreeItem
                key={sort}
                nodeId={sort}
                label={sort}
                icon={selected.includes(sort) && <CheckIcon />}
              />
            ))}
          </TreeItem>
        ))}
      </TreeView>
    </Box>
  );
}
