import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTrips } from '../_data/bikes';

const trips = createTrips(4.2, 60);

export default function HighlightDetails() {
  const [index, setIndex] = React.useState<number | undefined>();
  const trip = index === undefined ? undefined : trips[index];

  return (
    <Box sx={{ height: 350 }}>
      <div
        role="img"
        aria-label="Distance and duration of 60 bike trips, from 1 to 8 kilometers and 3 to 40 minutes."
      >
        {/* #region excerpt */}
        <ScatterChart
          height={320}
          margin={{ top: 10, right: 10 }}
          voronoiMaxRadius={40}
          xAxis={[{ label: 'Kilometers' }]}
          yAxis={[{ label: 'Minutes' }]}
          series={[
            {
              data: trips,
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
          tooltip={{ trigger: 'none' }}
          onHighlightChange={(item) => setIndex(item?.dataIndex)}
        />
        {/* #endregion */}
      </div>
      <Typography variant="body2" align="center" sx={{ height: 30 }}>
        {trip
          ? `Trip ${trip.id}: ${trip.x} km in ${trip.y} minutes`
          : 'Point at a trip.'}
      </Typography>
    </Box>
  );
}
