import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const stations = [
  { name: 'Coast', rain: [88, 71, 64, 52, 48, 44, 51, 63, 80, 97, 104, 99] },
  { name: 'Plain', rain: [42, 38, 41, 45, 58, 66, 71, 64, 48, 45, 47, 46] },
  {
    name: 'Foothills',
    rain: [55, 52, 60, 74, 95, 112, 118, 107, 82, 66, 61, 58],
  },
  {
    name: 'Pass',
    rain: [96, 88, 91, 98, 110, 124, 131, 129, 108, 99, 101, 100],
  },
];

const highest = Math.max(...stations.flatMap(({ rain }) => rain));

export default function SmallMultiples() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '8px',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      }}
    >
      {stations.map(({ name, rain }) => (
        <Box key={name} sx={{ height: 180, minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" sx={{ height: 20 }}>
            {name}
          </Typography>
          <div
            role="img"
            aria-label={`Rain by month, ${Math.min(...rain)} to ${Math.max(...rain)} millimeters`}
          >
            {/* #region excerpt */}
            <LineChart
              height={160}
              margin={{ top: 8, right: 8, bottom: 24, left: 36 }}
              xAxis={[{ data: months, min: 1, max: 12 }]}
              yAxis={[{ min: 0, max: highest * 1.1 }]}
              series={[{ data: rain, area: true, showMark: false }]}
            />
            {/* #endregion */}
          </div>
        </Box>
      ))}
    </Box>
  );
}
