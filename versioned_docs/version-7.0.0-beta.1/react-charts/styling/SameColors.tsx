import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const materials = ['paper', 'glass', 'metal'];
const tons = [
  { id: 'glass', value: 310 },
  { id: 'paper', value: 520 },
  { id: 'metal', value: 90 },
];
const years = ['2022', '2023', '2024'];
const byYear: Record<string, number[]> = {
  metal: [24, 31, 35],
  paper: [190, 175, 155],
};

// #region excerpt
function useMaterialColor() {
  const colors = mangoFusionPalette(useTheme().palette.mode);
  return (id: string) => colors[materials.indexOf(id) * 2];
}
// #endregion

export default function SameColors() {
  const colorOf = useMaterialColor();

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      }}
    >
      <div
        role="img"
        aria-label="Collected in three years: 520 tons of paper, 310 of glass, 90 of metal."
      >
        <PieChart
          height={260}
          margin={{ top: 20, bottom: 20 }}
          series={[
            {
              data: tons.map((slice) => ({
                ...slice,
                label: slice.id,
                color: colorOf(slice.id),
              })),
            },
          ]}
        />
      </div>
      <div
        role="img"
        aria-label="By year: paper falls from 190 to 155 tons, metal rises from 24 to 35."
      >
        <BarChart
          height={260}
          xAxis={[{ scaleType: 'band', data: years }]}
          series={Object.keys(byYear).map((id) => ({
            label: id,
            data: byYear[id],
            color: colorOf(id),
          }))}
        />
      </div>
    </Box>
  );
}
