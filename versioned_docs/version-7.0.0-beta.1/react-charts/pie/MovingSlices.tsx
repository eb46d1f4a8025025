import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = {
  2016: { Reds: 41, Greens: 12, Blues: 47 },
  2020: { Reds: 35, Greens: 26, Blues: 39 },
  2024: { Reds: 28, Greens: 31, Blues: 41 },
};
const colors = { Reds: '#d32f2f', Greens: '#388e3c', Blues: '#1976d2' };

type Year = keyof typeof seats;
type Party = keyof typeof colors;

export default function MovingSlices() {
  const [year, setYear] = React.useState<Year>(2016);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const slices = (Object.keys(colors) as Party[]).map((party) => ({
    id: party,
    label: party,
    color: colors[party],
    value: seats[year][party],
  }));

  return (
    <Box sx={{ height: 320 }}>
      <Box sx={{ display: 'flex', gap: '16px', height: 80, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Election"
          value={year}
          onChange={(_event, value: Year | null) => setYear(value ?? year)}
          sx={{ height: 40 }}
        >
          <ToggleButton value={2016}>2016</ToggleButton>
          <ToggleButton value={2020}>2020</ToggleButton>
          <ToggleButton value={2024}>2024</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={skipAnimation} />}
          onChange={(_event, checked) => setSkipAnimation(checked)}
          label="skipAnimation"
        />
      </Box>
      <div
        role="img"
        aria-label={`Seats ${year}: ${JSON.stringify(seats[year])}`}
      >
        {/* #region excerpt */}
        <PieChart
          height={240}
          skipAnimation={skipAnimation}
          series={[{ id: 'seats', data: slices }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
