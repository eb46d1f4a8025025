import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const figures = [
  { name: 'Open tickets', data: [41, 44, 39, 36, 37, 31, 28], isGoodUp: false },
  {
    name: 'Answered in an hour',
    data: [62, 60, 64, 71, 70, 76, 81],
    isGoodUp: true,
  },
  { name: 'Reopened', data: [3, 4, 3, 5, 6, 5, 8], isGoodUp: false },
];

// #region excerpt
function Dot({ data, color }: { data: number[]; color: string }) {
  const getX = getValueToPositionMapper(useXScale());
  const getY = getValueToPositionMapper(useYScale());
  const last = data.length - 1;
  return <circle cx={getX(last)} cy={getY(data[last])} r={4} fill={color} />;
}
// #endregion

export default function LastValue() {
  const { palette } = useTheme();

  return (
    <Box sx={{ height: 180, maxWidth: 460 }}>
      {figures.map(({ name, data, isGoodUp }) => {
        const first = data[0] ?? 0;
        const last = data.at(-1) ?? 0;
        const isGood = last > first === isGoodUp;
        const color = isGood ? palette.success.main : palette.error.main;
        return (
          <Box
            key={name}
            sx={{
              display: 'flex',
              alignItems: 'center',
              height: 60,
              gap: '12px',
            }}
          >
            <Typography variant="body2" sx={{ flex: 1 }}>
              {name}
            </Typography>
            <div role="img" aria-label={`From ${first} to ${last}`}>
              <SparkLineChart
                width={110}
                height={40}
                data={data}
                colors={[color]}
              >
                <Dot data={data} color={color} />
              </SparkLineChart>
            </div>
            <Typography sx={{ width: 72, textAlign: 'end', fontWeight: 700 }}>
              {last} {isGood ? '✓' : '!'}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
