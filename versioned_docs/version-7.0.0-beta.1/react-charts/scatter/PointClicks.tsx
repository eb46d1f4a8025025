import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const wines = [
  { id: 'Steep Hill', x: 9, y: 86 },
  { id: 'River Bend', x: 14, y: 88 },
  { id: 'Old Stone', x: 22, y: 90 },
  { id: 'North Wall', x: 31, y: 94 },
  { id: 'Long Row', x: 18, y: 84 },
  { id: 'Chapel', x: 27, y: 89 },
];

export default function PointClicks() {
  const [clicked, setClicked] = React.useState('Nothing yet');

  // #region excerpt
  const handleClick = (_event: unknown, item: ScatterItemIdentifier) => {
    const wine = wines[item.dataIndex];
    setClicked(`${wine?.id}: ${JSON.stringify(item)}`);
  };
  // #endregion

  return (
    <Box sx={{ height: 360 }}>
      <div role="img" aria-label="Six wines by price and points.">
        <ScatterChart
          height={300}
          margin={{ top: 20, right: 16 }}
          xAxis={[{ label: 'Price in euros', min: 0, max: 40 }]}
          yAxis={[{ min: 80, max: 100 }]}
          series={[{ id: 'wines', data: wines, markerSize: 7 }]}
          voronoiMaxRadius={25}
          onItemClick={handleClick}
        />
      </div>
      <Typography
        variant="body2"
        role="status"
        sx={{ height: 60, overflowWrap: 'anywhere' }}
      >
        {clicked}
      </Typography>
    </Box>
  );
}
