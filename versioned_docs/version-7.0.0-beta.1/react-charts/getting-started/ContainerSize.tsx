import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 14 }, (_, index) => index + 1);
const visits = [
  310, 335, 342, 328, 361, 205, 188, 352, 371, 390, 384, 402, 231, 214,
];

export default function ContainerSize() {
  const [width, setWidth] = React.useState(100);
  const [height, setHeight] = React.useState(240);

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ display: 'flex', gap: '32px', height: 60, px: '12px' }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="chart-width" variant="body2" noWrap>
            Width {width} %
          </Typography>
          <Slider
            size="small"
            aria-labelledby="chart-width"
            min={55}
            max={100}
            value={width}
            onChange={(_event, value) => setWidth(value as number)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="chart-height" variant="body2" noWrap>
            Height {height} px
          </Typography>
          <Slider
            size="small"
            aria-labelledby="chart-height"
            min={180}
            max={300}
            value={height}
            onChange={(_event, value) => setHeight(value as number)}
          />
        </Box>
      </Box>
      {/* #region excerpt */}
      <Box
        role="img"
        aria-label="Visits on 14 days: about 350 on weekdays, 200 at weekends."
        sx={{ width: `${width}%`, height, border: 1, borderColor: 'divider' }}
      >
        <LineChart
          xAxis={[{ data: days, label: 'Day', tickMinStep: 1 }]}
          yAxis={[{ min: 0 }]}
          series={[{ data: visits, label: 'Visits' }]}
        />
      </Box>
      {/* #endregion */}
    </Box>
  );
}
