import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const rents = [310, 380, 450, 490, 520, 560, 610, 640, 700, 780];
const euros = (value: number) => `${value} €`;

export default function RentSlider() {
  const [range, setRange] = React.useState([400, 600]);
  const [searched, setSearched] = React.useState(range);
  const [from = 0, to = 0] = searched;
  const count = rents.filter((rent) => rent >= from && rent <= to).length;

  return (
    <Box sx={{ height: 112, maxWidth: 360, px: 2.5, pt: 4 }}>
      {/* #region excerpt */}
      <Slider
        min={300}
        max={800}
        step={10}
        getAriaLabel={(index) => (index === 0 ? 'Lowest rent' : 'Highest rent')}
        getAriaValueText={euros}
        valueLabelDisplay="on"
        valueLabelFormat={euros}
        value={range}
        onChange={(_event, next) => setRange(next as number[])}
        onChangeCommitted={(_event, next) => setSearched(next as number[])}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status">
        {count} rooms between {from} and {to} €
      </Typography>
    </Box>
  );
}
