import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const levels = [
  { below: 60, name: 'normal', color: 'success' },
  { below: 85, name: 'high', color: 'warning' },
  { below: Infinity, name: 'too high', color: 'error' },
] as const;

export default function GaugeColors() {
  const [load, setLoad] = React.useState(72);
  const { palette } = useTheme();
  const level = levels.find(({ below }) => load < below) ?? levels[0];

  return (
    <Box sx={{ height: 270, maxWidth: 320, mx: 'auto' }}>
      {/* #region excerpt */}
      <Gauge
        height={220}
        value={load}
        startAngle={-110}
        endAngle={110}
        cornerRadius="50%"
        text={`${load} %\n${level.name}`}
        aria-label="Load of the server"
        aria-valuetext={`${load} percent, ${level.name}`}
        sx={{
          [`& .${gaugeClasses.valueArc}`]: {
            fill: palette[level.color].main,
            transition: 'fill 0.3s',
          },
          [`& .${gaugeClasses.referenceArc}`]: { fill: palette.action.hover },
          [`& .${gaugeClasses.valueText} text`]: { fontSize: 22 },
        }}
      />
      {/* #endregion */}
      <Slider
        size="small"
        aria-label="Set the load"
        value={load}
        onChange={(_event, value) => setLoad(Number(value))}
      />
    </Box>
  );
}
