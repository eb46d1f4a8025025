import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

type Highlight = 'none' | 'line' | 'band';

export default function LineHighlights() {
  const [x, setX] = React.useState<Highlight>('band');
  const [y, setY] = React.useState<Highlight>('line');

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ display: 'flex', gap: '12px', height: 50, pt: '6px' }}>
        <TextField
          select
          fullWidth
          size="small"
          label="x"
          value={x}
          onChange={(event) => setX(event.target.value as Highlight)}
        >
          <MenuItem value="none">none</MenuItem>
          <MenuItem value="line">line</MenuItem>
          <MenuItem value="band">band</MenuItem>
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="y"
          value={y}
          onChange={(event) => setY(event.target.value as Highlight)}
        >
          <MenuItem value="none">none</MenuItem>
          <MenuItem value="line">line</MenuItem>
        </TextField>
      </Box>
      <div
        role="img"
        aria-label="Bike rentals of a week. Members rent most from Monday to Friday, guests at the weekend."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ right: 10 }}
          xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
          series={[
            { data: MEMBER_RENTALS, label: 'Members' },
            { data: GUEST_RENTALS, label: 'Guests' },
          ].map((series) => ({
            ...series,
            highlightScope: { highlight: 'series', fade: 'global' },
          }))}
          axisHighlight={{ x, y }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
