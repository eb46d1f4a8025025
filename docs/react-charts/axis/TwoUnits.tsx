import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const celsius = [2, 7, 16, 24, 19, 8];

// #region excerpt
const [min, max] = [-10, 30];
const toFahrenheit = (value: number) => value * 1.8 + 32;

export default function TwoUnits() {
  return (
    <div
      role="img"
      aria-label="Mean temperature by month, from 2 °C (36 °F) in January to 24 °C (75 °F) in July."
    >
      <LineChart
        height={300}
        margin={{ top: 20 }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          { id: 'celsius', min, max, tickNumber: 4, label: '°C' },
          {
            id: 'fahrenheit',
            min: toFahrenheit(min),
            max: toFahrenheit(max),
            tickNumber: 4,
            label: '°F',
          },
        ]}
        series={[{ data: celsius, yAxisId: 'celsius' }]}
        rightAxis="fahrenheit"
      />
    </div>
  );
}
// #endregion
