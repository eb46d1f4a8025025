import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 27 }, (_, index) => index + 1);
const genres = ['Crime', 'Fantasy', 'Cooking', 'Travel', 'Poetry'];

/** Loans of a genre: a peak around the week in which it is in season. */
const loans = (genre: number) =>
  weeks.map((week) => {
    const distance = (week - (4 + genre * 5)) / 5;
    return Math.round(30 + 170 * Math.exp(-distance * distance));
  });

export default function StreamGraph() {
  return (
    <div
      role="img"
      aria-label="Loans of a library by genre over half a year. Crime leads in winter, then fantasy, cooking, travel and poetry."
    >
      {/* #region excerpt */}
      <LineChart
        height={320}
        margin={{ top: 70, left: 16, right: 16 }}
        xAxis={[
          { data: weeks, label: 'Week', tickMinStep: 5, min: 1, max: 27 },
        ]}
        leftAxis={null}
        series={genres.map((label, index) => ({
          label,
          data: loans(index),
          area: true,
          stack: 'loans',
          stackOffset: 'wiggle',
          stackOrder: 'insideOut',
          curve: 'natural',
          showMark: false,
        }))}
        sx={{ '& .MuiLineElement-root': { display: 'none' } }}
      />
      {/* #endregion */}
    </div>
  );
}
