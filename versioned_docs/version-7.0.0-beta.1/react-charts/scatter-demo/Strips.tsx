import { ScatterChart } from '@mui/x-charts/ScatterChart';

const classes = ['A', 'B', 'C'];

/** Grades from 1 to 6 of the students of a class, many of them the same. */
const gradesOf = (index: number) =>
  Array.from({ length: 28 }, (_, student) => {
    const luck = (student * 0.618 * (index + 1.3)) % 1;
    return Math.min(6, Math.round(1.2 + index * 0.7 + luck * luck * 4.5));
  });

// #region excerpt
// A position near the middle of the strip, the same on each render.
const jitter = (student: number) => (((student * 0.618) % 1) - 0.5) * 0.6;

const series = classes.map((name, index) => ({
  id: name,
  label: `Class ${name}`,
  data: gradesOf(index).map((grade, student) => ({
    id: student,
    x: index + jitter(student),
    y: grade,
  })),
  valueFormatter: ({ y }: { y: number }) => `Grade ${y}`,
}));
// #endregion

export default function Strips() {
  return (
    <div
      role="img"
      aria-label="Grades of 28 students in each of three classes, between 1 and 6."
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
