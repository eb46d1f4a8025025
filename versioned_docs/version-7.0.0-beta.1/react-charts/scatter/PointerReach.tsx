import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTrips } from '../_data/bikes';

const trips = createTrips(4.2, 24);

type Reach = 'nearest' | 'close' | 'on';

export default function PointerReach() {
  const [reach, setReach] = React.useState<Reach>('close');

  return (
    <Box sx={{ height: 350 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Pointer distance"
        value={reach}
        onChange={(_event, value: Reach | null) => setReach(value ?? reach)}
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="nearest">Nearest</ToggleButton>
        <ToggleButton value="close">Within 30 px</ToggleButton>
        <ToggleButton value="on">Under the pointer</ToggleButton>
      </ToggleButtonGroup>
      <div role="img" aria-label="24 trips. Longer distances take more time.">
        {/* #region excerpt */}
        <ScatterChart
          height={300}
          margin={{ top: 20, right: 16 }}
          xAxis={[{ label: 'Kilometers' }]}
          series={[{ id: 'trips', data: trips }]}
          voronoiMaxRadius={reach === 'close' ? 30 : undefined}
          disableVoronoi={reach === 'on'}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
