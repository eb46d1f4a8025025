import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];
const series = [
  { data: [31, 58, 27, 12], label: 'Lake' },
  { data: [22, 49, 30, 8], label: 'Forest' },
  { data: [18, 25, 24, 41], label: 'Hills' },
];

export default function ChartColors() {
  const { palette } = useTheme();
  const [choice, setChoice] = React.useState('mangoFusionPalette');

  // #region excerpt
  const choices = {
    blueberryTwilightPalette,
    mangoFusionPalette,
    cheerfulFiestaPalette,
    'from the theme': [
      palette.primary.main,
      palette.secondary.main,
      palette.success.main,
    ],
  };
  const colors = choices[choice as keyof typeof choices];
  // #endregion

  return (
    <Box sx={{ height: 350 }}>
      <TextField
        select
        size="small"
        label="Colors"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        sx={{ width: 250, height: 40, mb: '10px' }}
      >
        {Object.keys(choices).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div
        role="img"
        aria-label="Guests of three houses by season. Lake and Forest peak in summer, Hills in winter."
      >
        <BarChart
          height={300}
          margin={{ right: 10 }}
          colors={colors}
          xAxis={[{ scaleType: 'band', data: seasons }]}
          series={series}
        />
      </div>
    </Box>
  );
}
