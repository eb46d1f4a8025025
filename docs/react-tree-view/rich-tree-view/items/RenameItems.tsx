import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const start: TreeViewBaseItem[] = [
  {
    id: 'home',
    label: 'At home',
    children: [
      { id: 'rain', label: 'Rainy evenings' },
      { id: 'kitchen', label: 'In the kitchen' },
    ],
  },
  { id: 'road', label: 'On the road' },
];

function rename(
  items: TreeViewBaseItem[],
  id: string,
  label: string,
): TreeViewBaseItem[] {
  return items.map((item) => ({
    id: item.id,
    label: item.id === id ? label : item.label,
    children: rename(item.children ?? [], id, label),
  }));
}

interface NameFieldProps {
  name: string;
  onEnd: (name: string) => void;
}

// #region excerpt
function NameField({ name, onEnd }: NameFieldProps) {
  const field = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <InputBase
      inputRef={field}
      fullWidth
      defaultValue={name}
      inputProps={{ 'aria-label': `New name of ${name}` }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        const { key, currentTarget } = event;
        if (key !== 'Enter' && key !== 'Escape') return;
        if (key === 'Escape') currentTarget.value = name;
        currentTarget.closest('li')?.focus();
      }}
      onBlur={(event) => onEnd(event.target.value.trim() || name)}
    />
  );
}
// #endregion

export default function RenameItems() {
  const [items, setItems] = React.useState(start);
  const [editing, setEditing] = React.useState<string | null>(null);
  const focused = React.useRef<string | null>(null);

  function end(itemId: string, name: string) {
    setItems((before) => rename(before, itemId, name));
    setEditing(null);
  }

  return (
    <Box sx={{ minHeight: 128, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Playlists"
        items={items}
        defaultExpandedItems={['home']}
        onItemFocus={(_event, itemId) => {
          focused.current = itemId;
        }}
        onKeyDown={({ key }) => {
          if (key === 'F2') setEditing(focused.current);
        }}
        onDoubleClick={() => setEditing(focused.current)}
        slotProps={{
          item: ({ itemId, label }) =>
            itemId === editing
              ? {
                  label: (
                    <NameField
                      name={label}
                      onEnd={(name) => end(itemId, name)}
                    />
                  ),
                }
              : {},
        }}
      />
    </Box>
  );
}
