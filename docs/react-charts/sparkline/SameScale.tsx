import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rooms = [
  { name: 'Server room', degrees: [19, 24, 31, 27, 22, 20, 26, 30] },
  {
    name: 'Archive',
    degrees: [18.2, 18.4, 18.9, 18.6, 18.3, 18.2, 18.5, 18.8],
  },
];

export default function SameScale() {
  return (
    <Box sx={{ display: 'grid', gap: '8px', gridTemplateColumns: '1fr 1fr' }}>
      <Typography variant="body2" sx={{ height: 40 }}>
        No yAxis: each its own scale
      </Typography>
      <Typography variant="body2" sx={{ height: 40 }}>
        With yAxis: 15 to 35 °C for both
      </Typography>
      {rooms.map(({ name, degrees }) => {
        const label = `${name}: ${Math.min(...degrees)} to ${Math.max(...degrees)} °C`;
        return [
          <Box
            key={`${name}-own`}
            role="img"
            aria-label={label}
            sx={{ height: 60 }}
          >
            <SparkLineChart height={60} data={degrees} />
          </Box>,
          <Box
            key={`${name}-same`}
            role="img"
            aria-label={label}
            sx={{ height: 60 }}
          >
            {/* #region excerpt */}
            <SparkLineChart
              height={60}
              data={degrees}
              yAxis={{ min: 15, max: 35 }}
            />
            {/* #endregion */}
          </Box>,
        ];
      })}
    </Box>
  );
}
