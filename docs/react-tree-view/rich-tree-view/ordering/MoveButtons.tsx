import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { placeItem, placeOf, weeks } from '../../_data/weeks';

const features = { indentationAtItemLevel: true, itemsReordering: true };
const steps = { Earlier: -1, Later: 1 };

export default function MoveButtons() {
  const [items, setItems] = React.useState(weeks);
  const [selected, setSelected] = React.useState<string | null>('job-bench');
  const place = selected === null ? undefined : placeOf(items, selected);

  // #region excerpt
  function step(by: number) {
    if (!selected || !place) return;
    const { parentId, count } = place;
    const index = Math.min(Math.max(place.index + by, 0), count - 1);
    setItems(placeItem(items, selected, { parentId, index }));
  }
  // #endregion

  return (
    <Box sx={{ minHeight: 312, maxWidth: 420 }}>
      <Box role="group" aria-label="Move the selected job" sx={{ mb: 1 }}>
        {Object.entries(steps).map(([name, by]) => (
          <Button key={name} disabled={!place} onClick={() => step(by)}>
            {name}
          </Button>
        ))}
      </Box>
      <RichTreeViewPro
        aria-label="Jobs to move"
        items={items}
        defaultExpandedItems={weeks.map(({ id }) => id)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        itemsReordering
        experimentalFeatures={features}
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems(placeItem(items, itemId, newPosition))
        }
      />
      <Typography role="status" sx={{ mt: 2, height: 24 }}>
        {place && `${selected}: ${place.index + 1} of ${place.count}`}
      </Typography>
    </Box>
  );
}
