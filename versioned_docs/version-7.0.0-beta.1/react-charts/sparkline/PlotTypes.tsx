import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  SparkLineChart,
  type SparkLineChartProps,
} from '@mui/x-charts/SparkLineChart';

const balance = [3, 6, -2, 4, 9, -5, -1, 7, 8, 5];

const kinds: { name: string; props: Partial<SparkLineChartProps> }[] = [
  { name: 'Line', props: {} },
  { name: 'Area', props: { area: true, curve: 'natural' } },
  { name: 'Bars', props: { plotType: 'bar' } },
  { name: 'Steps', props: { curve: 'step', colors: ['#8e24aa'] } },
];

export default function PlotTypes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '16px',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {kinds.map(({ name, props }) => (
        <Box key={name} sx={{ height: 110, minWidth: 0 }}>
          <Typography variant="body2" sx={{ height: 20 }}>
            {name}
          </Typography>
          <div role="img" aria-label="Balance of ten days, between −5 and 9.">
            <SparkLineChart height={90} data={balance} {...props} />
          </div>
        </Box>
      ))}
    </Box>
  );
}
