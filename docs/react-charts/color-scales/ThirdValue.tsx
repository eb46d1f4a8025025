import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTrips } from '../_data/bikes';

const trips = createTrips(4.2, 80).map((trip) => ({
  ...trip,
  z: Number(((trip.x / trip.y) * 60).toFixed(1)),
}));

export default function ThirdValue() {
  return (
    <div
      role="img"
      aria-label="Distance and duration of 80 bike trips, colored by speed. Short trips are the slowest."
    >
      {/* #region excerpt */}
      <ScatterChart
        height={320}
        margin={{ top: 20, right: 90 }}
        xAxis={[{ label: 'Kilometers' }]}
        yAxis={[{ label: 'Minutes' }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 6,
              max: 14,
              color: ['#fbc02d', '#4a148c'],
            },
          },
        ]}
        series={[{ data: trips }]}
      >
        <ContinuousColorLegend
          axisDirection="z"
          direction="column"
          position={{ vertical: 'middle', horizontal: 'right' }}
          length="60%"
          thickness={10}
          minLabel="6 km/h"
          maxLabel="14 km/h"
          labelStyle={{ fontSize: 13, fill: 'currentColor' }}
        />
      </ScatterChart>
      {/* #endregion */}
    </div>
  );
}
