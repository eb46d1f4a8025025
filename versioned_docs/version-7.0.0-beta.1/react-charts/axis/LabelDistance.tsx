import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const years = ['2020', '2021', '2022', '2023'];
const liters = [1_240_000, 1_385_000, 1_310_000, 1_472_000];

export default function LabelDistance() {
  return (
    <div
      role="img"
      aria-label="Milk delivered in liters: 1,240,000 in 2020, 1,472,000 in 2023."
    >
      {/* #region excerpt */}
      <BarChart
        height={280}
        margin={{ top: 20, left: 100, right: 10 }}
        xAxis={[{ scaleType: 'band', data: years }]}
        yAxis={[{ label: 'Liters of milk' }]}
        series={[{ data: liters }]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            transform: 'translateX(-44px)',
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
