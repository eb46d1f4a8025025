import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTrips } from '../_data/bikes';

export default function BasicScatter() {
  return (
    <div
      role="img"
      aria-label="Bike trips by distance and time. Cargo bikes need about 50 percent more time for the same distance."
    >
      {/* #region excerpt */}
      <ScatterChart
        height={320}
        margin={{ right: 16 }}
        xAxis={[{ label: 'Kilometers' }]}
        yAxis={[{ label: 'Minutes' }]}
        series={[
          { data: createTrips(3.6, 60), label: 'City bike' },
          { data: createTrips(5.4, 30), label: 'Cargo bike' },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
