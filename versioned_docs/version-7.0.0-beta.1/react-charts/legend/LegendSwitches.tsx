import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTheme } from '@mui/material/styles';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const pools = [
  { id: 'lido', label: 'Lido', data: [210, 480, 910, 1240, 1180, 430] },
  { id: 'lake', label: 'Lake', data: [40, 210, 620, 980, 1020, 260] },
  { id: 'hall', label: 'Hall', data: [560, 510, 420, 380, 400, 520] },
];

export default function LegendSwitches() {
  const [hidden, setHidden] = React.useState<string[]>([]);
  const palette = blueberryTwilightPalette(useTheme().palette.mode);

  return (
    <Box sx={{ height: 310 }}>
      <Box
        role="group"
        aria-label="Pools in the chart"
        sx={{ display: 'flex', justifyContent: 'center', height: 40 }}
      >
        {pools.map(({ id, label }, index) => (
          <FormControlLabel
            key={id}
            label={label}
            checked={!hidden.includes(id)}
            onChange={(_event, checked) =>
              setHidden((ids) =>
                checked ? ids.filter((other) => other !== id) : [...ids, id],
              )
            }
            control={
              <Checkbox size="small" style={{ color: palette[index] }} />
            }
          />
        ))}
      </Box>
      <div
        role="img"
        aria-label="Visitors of three pools by month. Lido and lake are full in July and August, the hall in spring."
      >
        {/* #region excerpt */}
        <LineChart
          height={270}
          margin={{ top: 10, right: 20 }}
          xAxis={[{ scaleType: 'point', data: months }]}
          yAxis={[{ min: 0, max: 1400 }]}
          series={pools
            .map((pool, index) => ({ ...pool, color: palette[index] }))
            .filter(({ id }) => !hidden.includes(id))}
          slotProps={{ legend: { hidden: true } }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
