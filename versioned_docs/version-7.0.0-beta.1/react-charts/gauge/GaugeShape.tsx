import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const limits = {
  startAngle: [-180, 180],
  endAngle: [-180, 360],
  innerRadius: [0, 100],
  outerRadius: [0, 100],
  cornerRadius: [0, 50],
} as const;
type Setting = keyof typeof limits;
const settings = Object.keys(limits) as Setting[];

export default function GaugeShape() {
  const [shape, setShape] = React.useState({
    startAngle: -110,
    endAngle: 110,
    innerRadius: 75,
    outerRadius: 100,
    cornerRadius: 50,
  });

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        height: { xs: 520, md: 260 },
        columnGap: 4,
      }}
    >
      {/* #region excerpt */}
      <Gauge
        height={240}
        value={70}
        startAngle={shape.startAngle}
        endAngle={shape.endAngle}
        innerRadius={`${shape.innerRadius}%`}
        outerRadius={`${shape.outerRadius}%`}
        cornerRadius={`${shape.cornerRadius}%`}
        aria-label="Battery, in percent"
      />
      {/* #endregion */}
      <Box sx={{ px: 1 }}>
        {settings.map((name) => (
          <div key={name}>
            <Typography id={`gauge-${name}`} variant="caption" component="div">
              {name} {shape[name]}
              {name.endsWith('Radius') ? '%' : '°'}
            </Typography>
            <Slider
              size="small"
              sx={{ display: 'block', py: '8px' }}
              aria-labelledby={`gauge-${name}`}
              min={limits[name][0]}
              max={limits[name][1]}
              step={5}
              value={shape[name]}
              onChange={(_event, value) =>
                setShape((all) => ({ ...all, [name]: Number(value) }))
              }
            />
          </div>
        ))}
      </Box>
    </Box>
  );
}
