import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

// Percent of answers, from "not at all" to "very much".
const answers = [
  { topic: 'Food', no: 6, rather: 10, neutral: 14, mostly: 38, yes: 32 },
  { topic: 'Rooms', no: 4, rather: 14, neutral: 22, mostly: 41, yes: 19 },
  { topic: 'Staff', no: 2, rather: 5, neutral: 9, mostly: 32, yes: 52 },
  { topic: 'Price', no: 18, rather: 27, neutral: 24, mostly: 21, yes: 10 },
];

// #region excerpt
const dataset = answers.map(({ topic, no, rather, neutral, mostly, yes }) => ({
  topic,
  // Half of the neutral answers on each side of the middle.
  neutralLeft: -neutral / 2,
  rather: -rather,
  no: -no,
  neutralRight: neutral / 2,
  mostly,
  yes,
}));
// #endregion

const percent = (value: number | null) => `${Math.abs(value ?? 0)} %`;
const gray = '#9e9e9e';

const series = [
  { dataKey: 'neutralLeft', color: gray },
  { dataKey: 'rather', label: 'Rather not', color: '#ef9a9a' },
  { dataKey: 'no', label: 'No', color: '#d32f2f' },
  { dataKey: 'neutralRight', label: 'Neutral', color: gray },
  { dataKey: 'mostly', label: 'Mostly', color: '#81c784' },
  { dataKey: 'yes', label: 'Yes', color: '#2e7d32' },
];

export default function SurveyAnswers() {
  return (
    <div
      role="img"
      aria-label="Were guests satisfied? Mostly or very much: 84 percent with staff, 70 food, 60 rooms, 31 price."
    >
      <BarChart
        layout="horizontal"
        height={320}
        margin={{ top: 70, left: 60, right: 24 }}
        dataset={dataset}
        yAxis={[{ scaleType: 'band', dataKey: 'topic' }]}
        xAxis={[{ min: -60, max: 100, valueFormatter: percent }]}
        series={series.map((part) => ({
          ...part,
          stack: 'answers',
          valueFormatter: percent,
        }))}
        tooltip={{ trigger: 'item' }}
      >
        <ChartsReferenceLine x={0} />
      </BarChart>
    </div>
  );
}
