import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const costs = [
  { id: 'rent', value: 940, label: 'Rent' },
  { id: 'phone', value: 60, label: 'Phone' },
  { id: 'food', value: 520, label: 'Food' },
  { id: 'energy', value: 160, label: 'Energy' },
  { id: 'trips', value: 210, label: 'Trips' },
];
const total = costs.reduce((sum, { value }) => sum + value, 0);

// #region excerpt
function Lines() {
  const { left, top, width, height } = useDrawingArea();
  const radius = (Math.min(width, height) / 2) * 0.5;
  let before = 0;

  return costs.map(({ id, label, value }) => {
    const angle = ((before + value / 2) / total) * 2 * Math.PI;
    before += value;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    const x = left + width / 2 + sin * radius * 1.15;
    const y = top + height / 2 - cos * radius * 1.15;
    const side = Math.sign(sin);
    return (
      <g key={id} textAnchor={side > 0 ? 'start' : 'end'} direction="ltr">
        <path
          d={`M${x - sin * radius * 0.25},${y + cos * radius * 0.25}L${x},${y}h${side * 8}`}
          stroke="currentColor"
          fill="none"
        />
        <text x={x + side * 12} y={y} fontSize={13} fill="currentColor">
          {label}
          <tspan x={x + side * 12} dy="1.2em">
            {value} €
          </tspan>
        </text>
      </g>
    );
  });
}
// #endregion

export default function Callouts() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Costs of a month: rent 940 euros, food 520, trips 210, energy 160, phone 60."
      style={{ color: palette.text.primary }}
    >
      <PieChart
        height={300}
        margin={{ right: 5 }}
        skipAnimation
        series={[{ data: costs, outerRadius: '50%' }]}
        slotProps={{ legend: { hidden: true } }}
      >
        <Lines />
      </PieChart>
    </div>
  );
}
