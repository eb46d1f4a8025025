import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'linear',
  'monotoneX',
  'monotoneY',
  'natural',
  'catmullRom',
  'step',
  'stepBefore',
  'stepAfter',
];

const days = [1, 2, 3, 4, 5, 6, 7, 8];
const stock = [0, 0, 0, 46, 44, 12, 10, 10];

export default function LineCurves() {
  const [curve, setCurve] = React.useState<CurveType>('natural');

  return (
    <Box sx={{ height: 350 }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ width: 200, height: 40, mb: '10px' }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div
        role="img"
        aria-label="Sacks in stock on eight days: none until day 4, then 46, falling to 10."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ top: 20, right: 16 }}
          xAxis={[{ data: days, label: 'Day', tickMinStep: 1 }]}
          yAxis={[{ min: -10, max: 60 }]}
          series={[{ id: 'stock', data: stock, curve }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
