import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import ChoiceField from '../_parts/ChoiceField';

const rivers = ['Elk', 'Sava', 'Lume', 'Tarn', 'Orb'];
const kilometers = [412, 288, 245, 131, 96];

export default function AxisSides() {
  const [x, setX] = React.useState<'top' | 'bottom' | 'none'>('top');
  const [y, setY] = React.useState<'left' | 'right' | 'none'>('left');

  return (
    <Box sx={{ height: 346 }}>
      <Box sx={{ display: 'flex', gap: '12px', height: 66, pt: 1 }}>
        <ChoiceField
          label="Kilometers"
          options={['top', 'bottom', 'none']}
          value={x}
          onChange={setX}
        />
        <ChoiceField
          label="Rivers"
          options={['left', 'right', 'none']}
          value={y}
          onChange={setY}
        />
      </Box>
      <div
        role="img"
        aria-label="Length of five rivers, from the Elk with 412 kilometers to the Orb with 96."
      >
        {/* #region excerpt */}
        <BarChart
          height={280}
          margin={{ top: 40, bottom: 40 }}
          layout="horizontal"
          xAxis={[{ id: 'length' }]}
          yAxis={[{ id: 'river', scaleType: 'band', data: rivers }]}
          topAxis={x === 'top' ? 'length' : null}
          bottomAxis={x === 'bottom' ? 'length' : null}
          leftAxis={y === 'left' ? 'river' : null}
          rightAxis={y === 'right' ? 'river' : null}
          series={[{ data: kilometers }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
