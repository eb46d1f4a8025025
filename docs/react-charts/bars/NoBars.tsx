import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const cities = ['Bergen', 'Graz', 'Lille', 'Porto'];
const results = { orders: [54, 31, 47, 38], nothing: [] };

type Result = keyof typeof results;

export default function NoBars() {
  const [result, setResult] = React.useState<Result>('nothing');
  const data = results[result];
  const isEmpty = data.length === 0;

  return (
    <Box sx={{ height: 330 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Server response"
        value={result}
        onChange={(_event, value: Result | null) => setResult(value ?? result)}
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="nothing">No orders</ToggleButton>
        <ToggleButton value="orders">Some orders</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label={isEmpty ? 'No orders' : 'Orders in four cities'}
      >
        {/* #region excerpt */}
        <BarChart
          height={280}
          xAxis={[{ scaleType: 'band', data: cities }]}
          yAxis={[{ min: 0, max: isEmpty ? 60 : undefined }]}
          series={isEmpty ? [] : [{ data, label: 'Orders' }]}
          slotProps={{ noDataOverlay: { message: 'No orders in this period' } }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
