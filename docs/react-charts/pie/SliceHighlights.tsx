import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const rents = [
  { id: 'skis', value: 214, label: 'Skis' },
  { id: 'boards', value: 131, label: 'Boards' },
  { id: 'sledges', value: 96, label: 'Sledges' },
  { id: 'shoes', value: 58, label: 'Snowshoes' },
];

export default function SliceHighlights() {
  const [isRaised, setIsRaised] = React.useState(true);
  const [isFaded, setIsFaded] = React.useState(true);

  return (
    <Box sx={{ height: 300 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', height: 40, mb: '10px' }}>
        <FormControlLabel
          control={<Switch checked={isRaised} />}
          onChange={(_event, checked) => setIsRaised(checked)}
          label="highlighted"
        />
        <FormControlLabel
          control={<Switch checked={isFaded} />}
          onChange={(_event, checked) => setIsFaded(checked)}
          label="faded"
        />
      </Box>
      <div
        role="img"
        aria-label="Rented: 214 skis, 131 boards, 96 sledges, 58 snowshoes."
      >
        {/* #region excerpt */}
        <PieChart
          height={250}
          margin={{ right: 130 }}
          series={[
            {
              data: rents,
              outerRadius: '90%',
              highlightScope: {
                highlight: isRaised ? 'item' : 'none',
                fade: isFaded ? 'global' : 'none',
              },
              highlighted: { additionalRadius: 12 },
              faded: { additionalRadius: -10, color: 'gray' },
            },
          ]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
