import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const rings = [
  { name: 'Moved', value: 82, color: 'error' },
  { name: 'Stood', value: 64, color: 'success' },
  { name: 'Slept', value: 91, color: 'info' },
] as const;

export default function GaugeRings() {
  const { palette } = useTheme();

  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: 3 }}>
      {/* #region excerpt */}
      <Box sx={{ position: 'relative', width: 200, height: 200 }}>
        {rings.map(({ name, value, color }, index) => (
          <Box key={name} sx={{ position: 'absolute', inset: 0 }}>
            <Gauge
              value={value}
              text=""
              outerRadius={`${100 - index * 24}%`}
              innerRadius={`${80 - index * 24}%`}
              cornerRadius="50%"
              aria-label={`${name}, percent of the goal`}
              sx={{
                [`& .${gaugeClasses.valueArc}`]: { fill: palette[color].main },
              }}
            />
          </Box>
        ))}
      </Box>
      {/* #endregion */}
      <Box
        component="ul"
        sx={{ alignSelf: 'center', listStyle: 'none', p: 0, m: 0 }}
      >
        {rings.map(({ name, value, color }) => (
          <li key={name}>
            <Typography component="span" sx={{ color: palette[color].main }}>
              ●
            </Typography>{' '}
            {name} {value} %
          </li>
        ))}
      </Box>
    </Box>
  );
}
