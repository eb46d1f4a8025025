import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { createLevels } from '../_data/waters';

const readings = createLevels(180);

export default function BasicZoom() {
  return (
    <div
      role="img"
      aria-label="Level of a lake on 180 days, between 190 and 250 centimeters. Zoom with the mouse wheel or two fingers."
    >
      {/* #region excerpt */}
      <LineChartPro
        height={300}
        margin={{ right: 20 }}
        dataset={readings}
        xAxis={[{ dataKey: 'date', scaleType: 'time', zoom: true }]}
        yAxis={[{ min: 180, max: 260 }]}
        series={[{ dataKey: 'level', label: 'Level in cm', showMark: false }]}
      />
      {/* #endregion */}
    </div>
  );
}
