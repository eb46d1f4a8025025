import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { getValueToPositionMapper, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const meters = [
  420, 455, 530, 610, 745, 910, 1040, 1120, 1085, 940, 760, 640, 515,
];

interface WalkedProps {
  id: string;
  position: number;
  colors: [walked: string, ahead: string];
}

// #region excerpt
function Walked({ id, position, colors }: WalkedProps) {
  const x = getValueToPositionMapper(useXScale())(position);
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x} x2={x + 1}>
      <stop offset={0} stopColor={colors[0]} />
      <stop offset={1} stopColor={colors[1]} />
    </linearGradient>
  );
}
// #endregion

const place = (position: number) =>
  `Kilometer ${position}, ${meters[position]} meters high`;

export default function ElevationProfile() {
  const { palette } = useTheme();
  const id = React.useId();
  const [position, setPosition] = React.useState(4);

  return (
    <Box sx={{ height: 350 }}>
      <div
        role="img"
        aria-label="Height over a walk of 12 kilometers, 420 to 1,120 meters"
      >
        <LineChart
          height={280}
          margin={{ top: 20, left: 60, right: 24 }}
          xAxis={[{ data: kilometers, label: 'km', tickMinStep: 1 }]}
          yAxis={[{ min: 0, max: 1200 }]}
          series={[{ data: meters, area: true, showMark: false }]}
          sx={{ '& .MuiAreaElement-root': { fill: `url(#${id})` } }}
        >
          <Walked
            id={id}
            position={position}
            colors={[palette.success.main, palette.action.disabledBackground]}
          />
        </LineChart>
      </div>
      <Box
        sx={{ height: 40, direction: 'ltr' }}
        style={{ padding: '0 24px 0 60px' }}
      >
        <Slider
          aria-label="Where you are"
          max={12}
          value={position}
          getAriaValueText={place}
          onChange={(_event, value) => setPosition(Number(value))}
        />
      </Box>
      <Typography variant="body2" align="center" sx={{ height: 30 }}>
        {place(position)}
      </Typography>
    </Box>
  );
}
