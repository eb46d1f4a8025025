import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function OverlayTexts() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ height: 290 }}>
      <Box sx={{ display: 'flex', height: 40, mb: '10px' }}>
        <FormControlLabel
          label="loading"
          control={<Switch checked={loading} />}
          onChange={(_event, checked) => setLoading(checked)}
        />
      </Box>
      <div role="img" aria-label="Turnover. No orders in this period.">
        {/* #region excerpt */}
        <LineChart
          height={240}
          margin={{ top: 10, right: 10 }}
          loading={loading}
          xAxis={[{ min: 1, max: 31 }]}
          yAxis={[{ min: 0, max: 100, label: 'Turnover' }]}
          series={[{ data: [] }]}
          slotProps={{
            loadingOverlay: { message: 'Fetching orders' },
            noDataOverlay: {
              message: 'No orders in this period',
              sx: { fontSize: 18, fontWeight: 600 },
            },
          }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
