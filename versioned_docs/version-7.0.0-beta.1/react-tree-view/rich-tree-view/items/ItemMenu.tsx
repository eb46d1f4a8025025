import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parentIds } from '../../_data/outline';
import { useDrive } from '../../_parts/useDrive';

// #region excerpt
/** The row of the clicked or focused item, and its id. */
function rowOf({ target }: React.SyntheticEvent) {
  const item =
    target instanceof Element ? target.closest('[role="treeitem"]') : null;
  if (!item) return null;
  return { id: item.id.replace('drive-', ''), element: item.children[0] };
}
// #endregion

interface RowLabelProps {
  label: string;
  onMore: (event: React.MouseEvent) => void;
}

function RowLabel({ label, onMore }: RowLabelProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
      <Box sx={{ flexGrow: 1 }}>{label}</Box>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Actions for ${label}`}
        onClick={onMore}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface ActionsProps {
  row: ReturnType<typeof rowOf>;
  isOpen: boolean;
  onClose: () => void;
  onNewFolder: (id: string) => void;
  onDelete: (id: string) => void;
}

function Actions({
  row,
  isOpen,
  onClose,
  onNewFolder,
  onDelete,
}: ActionsProps) {
  const id = row?.id ?? '';
  function act(action: (id: string) => void) {
    onClose();
    action(id);
  }
  return (
    <Menu open={isOpen} anchorEl={row?.element} onClose={onClose}>
      <MenuItem
        disabled={!id.startsWith('folder-')}
        onClick={() => act(onNewFolder)}
      >
        New folder
      </MenuItem>
      <MenuItem onClick={() => act(onDelete)}>Delete</MenuItem>
    </Menu>
  );
}

export default function ItemMenu() {
  const { items, changes, undo, remove, add } = useDrive('drive');
  const [expanded, setExpanded] = React.useState(['folder-plans']);
  const [row, setRow] = React.useState<ReturnType<typeof rowOf>>(null);
  const [isOpen, setOpen] = React.useState(false);
  const parents = parentIds(items);

  function openMenu(event: React.SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    setRow(rowOf(event));
    setOpen(true);
  }
  function newFolder(id: string) {
    setExpanded([...expanded, id]);
    add(id);
  }

  return (
    <Box sx={{ minHeight: 320, maxWidth: 420 }}>
      <RichTreeView
        key={changes}
        id="drive"
        aria-label="Drive"
        disableSelection
        items={items}
        expandedItems={parents.filter((id) => expanded.includes(id))}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        onContextMenu={openMenu}
        onKeyDown={(event) => {
          const id = rowOf(event)?.id;
          if (event.key === 'Delete' && id) remove(id);
        }}
        slotProps={{
          item: ({ label }) => ({
            'aria-label': label,
            label: <RowLabel label={label} onMore={openMenu} />,
          }),
        }}
      />
      <Button onClick={undo} sx={{ mt: 1 }}>
        Undo
      </Button>
      <Actions
        row={row}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onNewFolder={newFolder}
        onDelete={remove}
      />
    </Box>
  );
}
