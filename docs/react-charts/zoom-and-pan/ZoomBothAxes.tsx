import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { createTrips } from '../_data/bikes';

const city = createTrips(4.2, 160);
const electric = createTrips(2.9, 160);

export default function ZoomBothAxes() {
  return (
    <div
      role="img"
      aria-label="Distance and duration of 320 bike trips. Trips with electric bikes are shorter."
    >
      {/* #region excerpt */}
      <ScatterChartPro
        height={320}
        margin={{ right: 10 }}
        xAxis={[{ label: 'Kilometers', zoom: { minSpan: 5 } }]}
        yAxis={[{ label: 'Minutes', zoom: { minSpan: 5 } }]}
        series={[
          { data: city, label: 'City bikes', markerSize: 3 },
          { data: electric, label: 'Electric bikes', markerSize: 3 },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
