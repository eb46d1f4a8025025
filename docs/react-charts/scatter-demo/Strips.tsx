import { ScatterChart } from '@mui/x-charts/ScatterChart';

const classes = ['A', 'B', 'C'];

/** Marks from 1 to 6 of the pupils of a class, many of them the same. */
const marksOf = (index: number) =>
  Array.from({ length: 28 }, (_, pupil) => {
    const luck = (pupil * 0.618 * (index + 1.3)) % 1;
    return Math.min(6, Math.round(1.2 + index * 0.7 + luck * luck * 4.5));
  });

// #region excerpt
// A place beside the middle of the strip, the same on each render.
const jitter = (pupil: number) => (((pupil * 0.618) % 1) - 0.5) * 0.6;

const series = classes.map((name, index) => ({
  id: name,
  label: `Class ${name}`,
  data: marksOf(index).map((mark, pupil) => ({
    id: pupil,
    x: index + jitter(pupil),
    y: mark,
  })),
  valueFormatter: ({ y }: { y: number }) => `Mark ${y}`,
}));
// #endregion

export default function Strips() {
  return (
    <div
      role="img"
      aria-label="Marks of 28 pupils in each of three classes, between 1 and 6."
    >
      <ScatterChart
        height={320}
        margin={{ top: 20, right: 16 }}
        xAxis={[
          {
            min: -0.5,
            max: 2.5,
            tickInterval: [0, 1, 2],
            valueFormatter: (index: number) => `Class ${classes[index]}`,
          },
        ]}
        yAxis={[{ min: 0, max: 7 }]}
        series={series}
        slotProps={{ legend: { hidden: true } }}
        sx={{ '& circle': { fillOpacity: 0.6 } }}
      />
    </div>
  );
}
