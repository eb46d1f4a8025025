import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';
import { TICKETS } from '../_data/bikes';

const ticketsSold = TICKETS.map(({ value }) => value);
const names = TICKETS.map(({ label }) => label);

// #region excerpt
const scope = { highlight: 'item', fade: 'global' } as const;

export default function SyncedHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const shared = { highlightedItem: item, onHighlightChange: setItem };

  return (
    <Box
      role="img"
      aria-label="Tickets: 612 for a year, 545 for a month, 368 for a day, 233 single."
      sx={{
        display: 'grid',
        height: { xs: 500, md: 250 },
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      }}
    >
      <BarChart
        {...shared}
        height={250}
        margin={{ top: 10, right: 10 }}
        xAxis={[{ scaleType: 'band', data: names }]}
        series={[{ id: 'tickets', data: ticketsSold, highlightScope: scope }]}
        axisHighlight={{ x: 'none' }}
        tooltip={{ trigger: 'item' }}
      />
      <PieChart
        {...shared}
        height={250}
        margin={{ right: 110 }}
        series={[{ id: 'tickets', data: TICKETS, highlightScope: scope }]}
      />
    </Box>
  );
}
// #endregion
