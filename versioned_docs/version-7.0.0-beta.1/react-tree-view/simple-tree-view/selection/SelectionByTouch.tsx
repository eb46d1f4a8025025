import * as React from 'react';
import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/Check';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const crates: Record<string, string[]> = {
  Apples: ['Boskoop', 'Elstar', 'Topaz'],
  Pears: ['Conference', 'Kaiser'],
};
const isGroup = (itemId: string) => itemId in crates;

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
    ? before.filter((itemId) => itemId !== clicked)
    : [...before, clicked];
}
// #endregion

export default function SelectionByTouch() {
  const [selected, setSelected] = React.useState(['Elstar']);

  return (
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Crates to load"
        multiSelect
        defaultExpandedItems={Object.keys(crates)}
        selectedItems={selected}
        onSelectedItemsChange={(event, after) => {
          const next = nextSelection(event, selected, after);
          setSelected(next.filter((itemId) => !isGroup(itemId)));
        }}
      >
        {Object.entries(crates).map(([kind, sorts]) => (
          <TreeItem key={kind} itemId={kind} label={kind}>
            {sorts.map((sort) => (
              <TreeItem
                key={sort}
                itemId={sort}
                label={sort}
                slots={
                  selected.includes(sort) ? { icon: CheckIcon } : undefined
                }
              />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
