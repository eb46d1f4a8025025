import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createStock } from '../../_data/stock';

const stock = createStock(5000);
const shelves = stock.map(({ id }) => id);

/** Milliseconds from an event until the browser has painted its result. */
function usePaintTime() {
  const [time, setTime] = React.useState<number | null>(null);
  // #region excerpt
  const measure = React.useCallback((event: React.SyntheticEvent) => {
    const started = event.timeStamp;
    requestAnimationFrame(() => {
      // The next task after the start of a frame runs after its paint.
      setTimeout(() => setTime(Math.round(performance.now() - started)));
    });
  }, []);
  // #endregion
  return [time, measure] as const;
}

export default function LargeTree() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [time, measure] = usePaintTime();

  function open(event: React.SyntheticEvent, count: number) {
    setExpanded(shelves.slice(0, count));
    measure(event);
  }

  return (
    <Box sx={{ minHeight: 416, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={(event) => open(event, 0)}>Close all</Button>
        <Button onClick={(event) => open(event, 5)}>Open 5</Button>
        <Button onClick={(event) => open(event, 50)}>Open all 50</Button>
      </Box>
      <Typography variant="body2" role="status" sx={{ my: 1, height: 40 }}>
        In the page: {50 + expanded.length * 99} of 5,000 items
        {time !== null && `. Last change: ${time} ms`}
      </Typography>
      <Box sx={{ height: 320, overflow: 'auto' }} onKeyDown={measure}>
        <RichTreeView
          aria-label="Stock"
          items={stock}
          expandedItems={expanded}
          onExpandedItemsChange={(event, itemIds) => {
            setExpanded(itemIds);
            measure(event);
          }}
        />
      </Box>
    </Box>
  );
}
