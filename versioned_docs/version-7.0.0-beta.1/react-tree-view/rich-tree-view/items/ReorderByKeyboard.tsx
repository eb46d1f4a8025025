import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  type Direction,
  moveItem,
  outline,
  parentIds,
  positionOf,
} from '../../_data/outline';

const DIRECTIONS: Direction[] = ['up', 'down', 'in', 'out'];

function directionOf(key: string, isRtl: boolean): Direction | undefined {
  const keys: Record<string, Direction> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: isRtl ? 'out' : 'in',
    ArrowLeft: isRtl ? 'in' : 'out',
  };
  return keys[key];
}

function useOutline() {
  const [items, setItems] = React.useState(outline);
  const [expanded, setExpanded] = React.useState(['before', 'shell']);
  const [moves, setMoves] = React.useState(0);
  const [status, setStatus] = React.useState('');

  // #region excerpt
  function move(id: string, direction: Direction) {
    const next = moveItem(items, id, direction);
    const position = positionOf(next, id);
    if (!position) return;
    const { parent, number, count } = position;
    setExpanded((ids) =>
      parentIds(next).filter(
        (each) => each === parent?.id || ids.includes(each),
      ),
    );
    setItems(next);
    setMoves(moves + 1);
    setStatus(`Now ${number} of ${count} in ${parent?.label ?? 'the book'}`);
  }
  // #endregion
  return { items, expanded, setExpanded, moves, status, move };
}

export default function ReorderByKeyboard() {
  const isRtl = useTheme().direction === 'rtl';
  const { items, expanded, setExpanded, moves, status, move } = useOutline();
  const [selected, setSelected] = React.useState<string | null>('windows');
  const focused = React.useRef<string | null>(null);
  const focusNext = React.useRef<string | null>(null);

  function handleKeyDown(event: React.KeyboardEvent) {
    const direction = directionOf(event.key, isRtl);
    if (!direction || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    focusNext.current = focused.current;
    if (focused.current) move(focused.current, direction);
  }

  React.useEffect(() => {
    document.getElementById(`outline-${focusNext.current}`)?.focus();
    focusNext.current = null;
  }, [moves]);

  return (
    <Box sx={{ minHeight: 336, maxWidth: 420 }}>
      <Box role="group" aria-label="Move the selected chapter" sx={{ mb: 1 }}>
        {DIRECTIONS.map((direction) => (
          <Button
            key={direction}
            disabled={selected === null}
            onClick={() => selected && move(selected, direction)}
          >
            {direction}
          </Button>
        ))}
      </Box>
      <RichTreeView
        key={moves}
        id="outline"
        aria-label="Chapters"
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        onItemFocus={(_event, itemId) => {
          focused.current = itemId;
        }}
        onKeyDown={handleKeyDown}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1, height: 20 }}>
        {status}
      </Typography>
    </Box>
  );
}
