import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
const oxygen = [91, 90, 88, null, null, null, 94, 96, null, 95, 93, 92];

const percent = (value: number | null) =>
  value === null ? 'no reading' : `${value} %`;

export default function GapsInLines() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box sx={{ height: 330 }}>
      <FormControlLabel
        control={<Switch checked={connectNulls} />}
        onChange={(_event, checked) => setConnectNulls(checked)}
        label="connectNulls"
        sx={{ height: 40, mb: '10px' }}
      />
      <div
        role="img"
        aria-label="Oxygen in a fish tank over a day, 88 to 96 percent. The sensor was silent from 6 to 10 and at 16."
      >
        {/* #region excerpt */}
        <LineChart
          height={280}
          margin={{ top: 20, right: 16 }}
          xAxis={[{ data: hours, max: 22, label: 'Hour' }]}
          yAxis={[{ min: 80, max: 100 }]}
          series={[{ data: oxygen, connectNulls, valueFormatter: percent }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
