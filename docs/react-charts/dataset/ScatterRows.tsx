import { ScatterChart } from '@mui/x-charts/ScatterChart';

const apartments = [
  { street: 'Kai 4', size: 54, rent: 810, floor: 1 },
  { street: 'Ring 12', size: 71, rent: 890, floor: 0 },
  { street: 'Hof 3', size: 38, rent: 640, floor: 3 },
  { street: 'Allee 27', size: 96, rent: 1390, floor: 4 },
  { street: 'Markt 1', size: 63, rent: 1120, floor: 5 },
  { street: 'Weg 8', size: 82, rent: 930, floor: 0 },
  { street: 'Park 15', size: 45, rent: 790, floor: 2 },
  { street: 'Steg 9', size: 108, rent: 1310, floor: 1 },
  { street: 'Ufer 2', size: 77, rent: 1180, floor: 4 },
];

export default function ScatterRows() {
  return (
    <div
      role="img"
      aria-label="Size and rent of nine apartments, colored by floor. Larger ones and those on high floors cost more."
    >
      {/* #region excerpt */}
      <ScatterChart
        height={320}
        margin={{ top: 10, right: 20, left: 60 }}
        dataset={apartments}
        xAxis={[{ label: 'Square meters' }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [1, 3],
              colors: ['#8d6e63', '#0288d1', '#c2185b'],
            },
          },
        ]}
        series={[
          {
            datasetKeys: { id: 'street', x: 'size', y: 'rent', z: 'floor' },
            valueFormatter: ({ id, x, y, z }) =>
              `${id}: ${x} m² on floor ${z} for ${y} €`,
            markerSize: 7,
          },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
