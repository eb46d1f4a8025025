import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { RadarGrid, RadarShape } from './Radar';

const traits = ['Range', 'Comfort', 'Price', 'Space', 'Safety', 'Repairs'];
const cars = [
  { name: 'Ardo', values: [8, 6, 4, 7, 9, 5] },
  { name: 'Brio', values: [5, 7, 9, 4, 6, 8] },
];

export default function SkillRadar() {
  const { palette } = useTheme();
  const colors = [palette.primary.main, palette.warning.main];

  return (
    <Box sx={{ height: 370 }}>
      {/* #region excerpt */}
      <ResponsiveChartContainer
        height={330}
        margin={{ top: 30, bottom: 30, left: 60, right: 60 }}
        title="Two cars in six tests, from 0 to 10"
        desc="Ardo leads in range, space and safety, Brio in comfort, price and repairs."
        disableAxisListener
        series={[]}
      >
        <RadarGrid labels={traits} rings={[2, 4, 6, 8, 10]} max={10} />
        {cars.map(({ name, values }, index) => (
          <RadarShape
            key={name}
            values={values}
            max={10}
            color={colors[index] ?? ''}
            dashed={index > 0}
          />
        ))}
      </ResponsiveChartContainer>
      {/* #endregion */}
      <Box
        sx={{ display: 'flex', justifyContent: 'center', gap: 4, height: 40 }}
      >
        {cars.map(({ name }, index) => (
          <Box
            key={name}
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Box
              sx={{
                width: 28,
                borderBlockStart: index > 0 ? '3px dashed' : '3px solid',
                borderColor: colors[index],
              }}
            />
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
