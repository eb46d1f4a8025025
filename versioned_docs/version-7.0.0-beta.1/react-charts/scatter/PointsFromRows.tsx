import type { ScatterValueType } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const apartments = [
  { street: 'Kai 4', size: 54, rent: 810, hasBalcony: true },
  { street: 'Ring 12', size: 71, rent: 890, hasBalcony: false },
  { street: 'Hof 3', size: 38, rent: 640, hasBalcony: false },
  { street: 'Allee 27', size: 96, rent: 1390, hasBalcony: true },
  { street: 'Markt 1', size: 63, rent: 1120, hasBalcony: true },
  { street: 'Weg 8', size: 82, rent: 930, hasBalcony: false },
  { street: 'Park 15', size: 45, rent: 790, hasBalcony: true },
  { street: 'Gasse 6', size: 58, rent: 720, hasBalcony: false },
  { street: 'Steg 9', size: 108, rent: 1310, hasBalcony: false },
  { street: 'Ufer 2', size: 77, rent: 1180, hasBalcony: true },
];

// #region excerpt
const pointsOf = (hasBalcony: boolean) =>
  apartments
    .filter((flat) => flat.hasBalcony === hasBalcony)
    .map(({ street, size, rent }) => ({ id: street, x: size, y: rent }));

// The id is the name, so the tooltip can show it.
const describe = ({ id, x, y }: ScatterValueType) => `${id}: ${x} m², ${y} €`;
// #endregion

export default function PointsFromRows() {
  return (
    <div
      role="img"
      aria-label="Ten apartments by size and rent. Apartments with a balcony cost about 200 euros more at the same size."
    >
      <ScatterChart
        height={320}
        margin={{ left: 70, right: 16 }}
        xAxis={[{ label: 'Square meters' }]}
        yAxis={[{ valueFormatter: (rent: number) => `${rent} €` }]}
        series={[
          { data: pointsOf(true), label: 'Balcony', markerSize: 6 },
          { data: pointsOf(false), label: 'No balcony', markerSize: 6 },
        ].map((series) => ({ ...series, valueFormatter: describe }))}
      />
    </div>
  );
}
