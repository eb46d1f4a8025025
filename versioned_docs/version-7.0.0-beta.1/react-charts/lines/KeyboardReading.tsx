import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { LAKE, MONTHS, RIVER } from '../_data/waters';

const reading = (index: number) =>
  `${MONTHS[index]}: lake ${LAKE[index]} °C, river ${RIVER[index]} °C`;

export default function KeyboardReading() {
  const [index, setIndex] = React.useState(6);

  return (
    <Box sx={{ height: 350 }}>
      <div
        role="img"
        aria-label="Temperature of lake and river by month. Read single months with the slider below."
      >
        <LineChart
          height={280}
          margin={{ left: 50, right: 50 }}
          xAxis={[{ scaleType: 'point', data: MONTHS }]}
          series={[
            { data: LAKE, label: 'Lake' },
            { data: RIVER, label: 'River' },
          ]}
        >
          <ChartsReferenceLine x={MONTHS[index] ?? ''} />
        </LineChart>
      </div>
      {/* #region excerpt */}
      <Box sx={{ px: '50px', height: 40, direction: 'ltr' }}>
        <Slider
          aria-label="Month"
          min={0}
          max={MONTHS.length - 1}
          value={index}
          getAriaValueText={reading}
          onChange={(_event, value) => setIndex(Number(value))}
        />
      </Box>
      <Typography variant="body2" align="center" sx={{ height: 30 }}>
        {reading(index)}
      </Typography>
      {/* #endregion */}
    </Box>
  );
}
