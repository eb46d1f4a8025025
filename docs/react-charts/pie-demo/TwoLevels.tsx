import { lighten } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const departments = [
  { name: 'Product', color: '#4fc3f7', teams: { Web: 18, Mobile: 12, API: 9 } },
  { name: 'Service', color: '#4db6ac', teams: { Support: 21, Training: 6 } },
  { name: 'Office', color: '#ffca28', teams: { Finance: 5, People: 7 } },
];

// #region excerpt
const inner = departments.map(({ name, color, teams }) => ({
  id: name,
  label: name,
  color,
  value: Object.values(teams).reduce((sum, people) => sum + people, 0),
}));

const outer = departments.flatMap(({ name, color, teams }) =>
  Object.entries(teams).map(([team, people], index) => ({
    id: `${name}/${team}`,
    label: team,
    value: people,
    color: lighten(color, 0.25 + index * 0.2),
  })),
);
// #endregion

export default function TwoLevels() {
  return (
    <div
      role="img"
      aria-label="78 people: product 39, of these 18 web, 12 mobile, 9 API; service 27, 21 support, 6 training; office 12, 5 finance, 7 people."
    >
      <PieChart
        height={320}
        margin={{ right: 5 }}
        series={[
          { data: inner, outerRadius: '55%', arcLabel: 'value' },
          {
            data: outer,
            innerRadius: '58%',
            arcLabel: 'label',
            arcLabelMinAngle: 25,
            highlightScope: { highlight: 'item', fade: 'global' },
            faded: { additionalRadius: 0 },
          },
        ]}
        slotProps={{ legend: { hidden: true } }}
        sx={{ '& .MuiPieArcLabel-root': { fontSize: 13, fill: 'black' } }}
      />
    </div>
  );
}
