import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const towns = ['Alm', 'Brig', 'Cort', 'Dunn', 'Eder', 'Fjell', 'Gora', 'Hald'];
const years = ['2019', '2020', '2021', '2022', '2023', '2024'];
const rents = towns.map((_, town) =>
  years.map((_year, year) =>
    Math.round(7 + town * 0.7 + year * (0.3 + ((town * 5) % 8) * 0.12)),
  ),
);

export default function OneOfMany() {
  const { palette } = useTheme();
  const [chosen, setChosen] = React.useState('Dunn');

  // #region excerpt
  const series = towns.map((town, index) => ({
    id: town,
    label: town,
    data: rents[index],
    showMark: town === chosen,
    color: town === chosen ? palette.primary.main : palette.grey[500],
  }));
  // The line that is drawn last is on top.
  series.sort((a, b) => Number(a.id === chosen) - Number(b.id === chosen));
  // #endregion

  return (
    <Box sx={{ height: 350 }}>
      <TextField
        select
        size="small"
        label="Town"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ width: 160, height: 40, mb: '10px' }}
      >
        {towns.map((town) => (
          <MenuItem key={town} value={town}>
            {town}
          </MenuItem>
        ))}
      </TextField>
      <div
        role="img"
        aria-label={`Rent per square meter in eight towns from 2019 to 2024, ${chosen} highlighted.`}
      >
        <LineChart
          height={300}
          margin={{ top: 20, right: 24 }}
          xAxis={[{ scaleType: 'point', data: years }]}
          series={series}
          slotProps={{ legend: { hidden: true } }}
          tooltip={{ trigger: 'item' }}
        />
      </div>
    </Box>
  );
}
