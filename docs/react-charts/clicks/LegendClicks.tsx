import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { LAKE, MONTHS, RIVER, SPRING } from '../_data/waters';

const waters = [
  { id: 'lake', label: 'Lake', data: LAKE },
  { id: 'river', label: 'River', data: RIVER },
  { id: 'spring', label: 'Spring', data: SPRING },
];

export default function LegendClicks() {
  const [hidden, setHidden] = React.useState<string[]>([]);
  const toggle = (id: string) =>
    setHidden((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );

  return (
    <Box sx={{ height: 330 }}>
      <div
        role="img"
        aria-label="Water temperatures of a lake, a river and a spring by month."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ right: 20 }}
          xAxis={[{ scaleType: 'point', data: MONTHS }]}
          yAxis={[{ min: 0, max: 25 }]}
          series={waters.map(({ id, label, data }) => ({
            id,
            label,
            // The series stays in the legend, without values.
            data: hidden.includes(id) ? data.map(() => null) : data,
          }))}
          slotProps={{
            legend: {
              onItemClick: (_event, item) => toggle(String(item.seriesId)),
            },
          }}
        />
        {/* #endregion */}
      </div>
      <Typography
        role="status"
        variant="body2"
        align="center"
        sx={{ height: 30 }}
      >
        Hidden: {hidden.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
