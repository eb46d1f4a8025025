import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const rooms = ['Attic', 'Cellar', 'Garden', 'Studio'];

export default function BarClicks() {
  const [item, setItem] = React.useState({});
  const [category, setCategory] = React.useState<object | null>({});

  return (
    <Box sx={{ height: 410 }}>
      <div
        role="img"
        aria-label="Nights booked in June and July. Garden leads in both months, 24 and 30."
      >
        {/* #region excerpt */}
        <BarChart
          height={300}
          xAxis={[{ scaleType: 'band', data: rooms }]}
          series={[
            { id: 'june', data: [18, 11, 24, 9], label: 'June' },
            { id: 'july', data: [26, 14, 30, 21], label: 'July' },
          ]}
          onItemClick={(_event, identifier) => setItem(identifier)}
          onAxisClick={(_event, data) => setCategory(data)}
        />
        {/* #endregion */}
      </div>
      <Typography variant="body2" sx={{ height: 45, overflowWrap: 'anywhere' }}>
        onItemClick {JSON.stringify(item)}
      </Typography>
      <Typography variant="body2" sx={{ height: 65, overflowWrap: 'anywhere' }}>
        onAxisClick {JSON.stringify(category)}
      </Typography>
    </Box>
  );
}
