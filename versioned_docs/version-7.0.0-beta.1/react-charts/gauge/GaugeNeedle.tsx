import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

// #region excerpt
function Needle() {
  const { cx, cy, outerRadius, valueAngle } = useGaugeState();
  const { palette } = useTheme();
  if (valueAngle === null) return null;
  const degrees = (valueAngle * 180) / Math.PI;
  return (
    <g
      fill={palette.text.primary}
      transform={`translate(${cx} ${cy}) rotate(${degrees})`}
    >
      <path d={`M-4,0 L0,${-outerRadius + 4} L4,0 Z`} />
      <circle r={8} />
    </g>
  );
}
// #endregion

export default function GaugeNeedle() {
  const [speed, setSpeed] = React.useState(85);

  return (
    <Box sx={{ height: 250, maxWidth: 320, mx: 'auto' }}>
      <GaugeContainer
        height={200}
        value={speed}
        valueMax={220}
        startAngle={-110}
        endAngle={110}
        aria-label="Speed"
        aria-valuetext={`${speed} kilometers an hour`}
      >
        <GaugeReferenceArc />
        <Needle />
      </GaugeContainer>
      <Slider
        size="small"
        aria-label="Set the speed"
        max={220}
        value={speed}
        onChange={(_event, value) => setSpeed(Number(value))}
      />
    </Box>
  );
}
