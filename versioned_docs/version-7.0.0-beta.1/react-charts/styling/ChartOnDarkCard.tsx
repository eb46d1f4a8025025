import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 13 }, (_, index) => index * 2);
const kilowatts = [31, 28, 27, 30, 48, 71, 83, 88, 79, 74, 66, 49, 36];

export default function ChartOnDarkCard() {
  const { direction } = useTheme();
  const dark = React.useMemo(
    () => createTheme({ direction, palette: { mode: 'dark' } }),
    [direction],
  );

  return (
    <ThemeProvider theme={dark}>
      {/* #region excerpt */}
      <Paper
        variant="outlined"
        sx={{ p: 2, height: 300, boxSizing: 'border-box' }}
      >
        <Typography variant="h6" component="p" sx={{ height: 32 }}>
          Power used today
        </Typography>
        <div
          role="img"
          aria-label="Power in kilowatts over a day: 27 at night, 88 at two in the afternoon."
        >
          <LineChart
            height={234}
            margin={{ top: 16, right: 16 }}
            xAxis={[{ data: hours, min: 0, max: 24, label: 'Hour' }]}
            series={[{ data: kilowatts, area: true, showMark: false }]}
            sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.3 } }}
          />
        </div>
      </Paper>
      {/* #endregion */}
    </ThemeProvider>
  );
}
