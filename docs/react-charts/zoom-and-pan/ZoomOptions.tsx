import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { HOURLY_RENTALS } from '../_data/bikes';

const hours = HOURLY_RENTALS.map((_rentals, hour) => hour);

export default function ZoomOptions() {
  const [panning, setPanning] = React.useState(true);

  return (
    <Box sx={{ height: 350 }}>
      <Box sx={{ display: 'flex', height: 40, mb: '10px' }}>
        <FormControlLabel
          label="panning"
          control={<Switch checked={panning} />}
          onChange={(_event, checked) => setPanning(checked)}
        />
      </Box>
      <div
        role="img"
        aria-label="Bikes rented in each hour from 6 to 24. Most at 8 and at 18."
      >
        {/* #region excerpt */}
        <BarChartPro
          height={300}
          margin={{ right: 10 }}
          xAxis={[
            {
              scaleType: 'band',
              data: hours,
              zoom: { minStart: 25, minSpan: 25, step: 10, panning },
            },
          ]}
          series={[{ data: HOURLY_RENTALS, label: 'Rentals' }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
