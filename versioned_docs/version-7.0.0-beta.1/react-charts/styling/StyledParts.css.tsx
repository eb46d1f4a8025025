import { LineChart } from '@mui/x-charts/LineChart';

// #region excerpt
const styles = `
.StyledParts .MuiChartsAxis-line,
.StyledParts .MuiChartsAxis-tick {
  stroke: #8a94a0;
}

.StyledParts .MuiChartsAxis-tickLabel,
.StyledParts .MuiChartsAxis-label {
  opacity: 0.75;
}

.StyledParts .MuiChartsGrid-line {
  stroke-dasharray: 2 4;
}

.StyledParts .MuiChartsLegend-mark {
  rx: 10px;
}

.StyledParts .MuiLineElement-series-lent {
  stroke-dasharray: 8 4;
}
`;
// #endregion

const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'];
const series = [
  { id: 'read', label: 'Read', data: [42, 47, 51, 49, 58, 63, 61, 70] },
  { id: 'lent', label: 'Lent', data: [30, 34, 31, 39, 44, 41, 50, 55] },
];

export default function StyledParts() {
  return (
    <div
      className="StyledParts"
      role="img"
      aria-label="Books read and lent in eight weeks. Both rise, to 70 and 55."
    >
      <style>{styles}</style>
      <LineChart
        height={300}
        margin={{ right: 20 }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
        series={series}
      />
    </div>
  );
}
