import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { month: 'Jan', sales: 41200, refunds: 3100 },
  { month: 'Feb', sales: 38900, refunds: 2400 },
  { month: 'Mar', sales: 52700, refunds: 4800 },
  { month: 'Apr', sales: 49300, refunds: 2900 },
  { month: 'May', sales: 57800, refunds: 3900 },
];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const inEuros = (value: number | null) => euros.format(value ?? 0);

export default function BarsFromDataset() {
  return (
    <div
      role="img"
      aria-label="Sales and refunds from January to May. Sales are highest in May, €57,800."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        margin={{ left: 72, right: 10 }}
        dataset={dataset}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ valueFormatter: inEuros }]}
        series={[
          { dataKey: 'sales', label: 'Sales', valueFormatter: inEuros },
          { dataKey: 'refunds', label: 'Refunds', valueFormatter: inEuros },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
