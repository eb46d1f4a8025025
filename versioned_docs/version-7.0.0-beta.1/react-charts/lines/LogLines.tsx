import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12];
const warm = hours.map((hour) => Math.round(20 * 2 ** hour));
const cool = hours.map((hour) => Math.round(20 * 1.5 ** hour));

const short = new Intl.NumberFormat('en', { notation: 'compact' });

export default function LogLines() {
  const [isLog, setIsLog] = React.useState(true);

  return (
    <Box sx={{ height: 350 }}>
      <FormControlLabel
        control={<Switch checked={isLog} />}
        onChange={(_event, checked) => setIsLog(checked)}
        label="scaleType: 'log'"
        sx={{ height: 40, mb: '10px' }}
      />
      <div
        role="img"
        aria-label="Cells in two dishes over twelve hours. The warm one doubles each hour, to 82,000, the cool one reaches 2,600."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ right: 24 }}
          grid={{ horizontal: true }}
          xAxis={[{ data: hours, label: 'Hours', tickMinStep: 2 }]}
          yAxis={[
            {
              scaleType: isLog ? 'log' : 'linear',
              valueFormatter: (value: number) => short.format(value),
            },
          ]}
          series={[
            { data: warm, label: '37 °C' },
            { data: cool, label: '20 °C' },
          ]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
