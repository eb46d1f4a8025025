import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const shop = [38, 41, 35, 44];
const online = [22, 29, 41, 57];

const series = [
  { data: shop, label: 'Shop' },
  { data: online, label: 'Online' },
];
const slices = [
  { id: 'shop', value: 158, label: 'Shop' },
  { id: 'online', value: 149, label: 'Online' },
];

// #region excerpt
const charts = {
  compare: (
    <BarChart
      height={280}
      xAxis={[{ scaleType: 'band', data: quarters }]}
      series={series}
    />
  ),
  follow: (
    <LineChart
      height={280}
      xAxis={[{ scaleType: 'point', data: quarters }]}
      series={series}
    />
  ),
  share: <PieChart height={280} series={[{ data: slices }]} />,
};
// #endregion

const summaries = {
  compare: 'Bars: online sales pass those of the shop in the third quarter.',
  follow: 'Lines: online sales grow every quarter, those of the shop do not.',
  share: 'Pie: over the year 158 sales in the shop and 149 online.',
};

type Question = keyof typeof charts;

export default function SameFigures() {
  const [question, setQuestion] = React.useState<Question>('compare');

  return (
    <Box sx={{ height: 330 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Question"
        value={question}
        onChange={(_event, value: Question | null) =>
          setQuestion(value ?? question)
        }
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="compare">Compare</ToggleButton>
        <ToggleButton value="follow">Follow</ToggleButton>
        <ToggleButton value="share">Share</ToggleButton>
      </ToggleButtonGroup>
      <div role="img" aria-label={summaries[question]}>
        {charts[question]}
      </div>
    </Box>
  );
}
