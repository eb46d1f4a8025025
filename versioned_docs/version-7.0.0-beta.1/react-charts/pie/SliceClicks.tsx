import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const budget = [
  { id: 'stage', value: 40, label: 'Stage' },
  { id: 'artists', value: 85, label: 'Artists' },
  { id: 'safety', value: 25, label: 'Safety' },
];

export default function SliceClicks() {
  const [text, setText] = React.useState('Nothing yet');

  return (
    <Box sx={{ height: 320 }}>
      <div
        role="img"
        aria-label="Budget of a festival in thousands: 85 artists, 40 stage, 25 safety."
      >
        {/* #region excerpt */}
        <PieChart
          height={240}
          series={[{ id: 'budget', data: budget }]}
          onItemClick={(_event, identifier, { id, label, value }) =>
            setText(JSON.stringify({ identifier, item: { id, label, value } }))
          }
        />
        {/* #endregion */}
      </div>
      <Typography
        variant="body2"
        role="status"
        sx={{ height: 80, overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
    </Box>
  );
}
