import { BarChart } from '@mui/x-charts/BarChart';

const ages = [
  { age: '80+', women: 2.9, men: 1.8 },
  { age: '70–79', women: 4.6, men: 3.9 },
  { age: '60–69', women: 6.8, men: 6.5 },
  { age: '50–59', women: 7.1, men: 7.2 },
  { age: '40–49', women: 6.2, men: 6.3 },
  { age: '30–39', women: 6.6, men: 6.9 },
  { age: '20–29', women: 5.7, men: 6.0 },
  { age: '10–19', women: 4.8, men: 5.1 },
  { age: '0–9', women: 4.5, men: 4.8 },
];

// #region excerpt
const dataset = ages.map(({ age, women, men }) => ({ age, women, men: -men }));

const thousands = (value: number | null) => `${Math.abs(value ?? 0)} k`;
// #endregion

export default function PopulationPyramid() {
  return (
    <div
      role="img"
      aria-label="Inhabitants of a town by age and sex. The ages 50 to 59 are the largest, 7,100 women and 7,200 men."
    >
      <BarChart
        layout="horizontal"
        height={380}
        margin={{ left: 60, right: 24 }}
        dataset={dataset}
        yAxis={[{ scaleType: 'band', dataKey: 'age' }]}
        xAxis={[{ min: -8, max: 8, valueFormatter: thousands }]}
        series={[
          { dataKey: 'men', label: 'Men' },
          { dataKey: 'women', label: 'Women' },
        ].map((series) => ({
          ...series,
          stack: 'people',
          valueFormatter: thousands,
        }))}
      />
    </div>
  );
}
