import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  createTrips,
  FREE_DOCKS,
  GUEST_RENTALS,
  HOURLY_RENTALS,
  MEMBER_RENTALS,
  TICKETS,
  WEEKDAYS,
} from './_data/bikes';

const HEIGHT = 190;
const margin = { top: 12, right: 12, bottom: 28, left: 36 };
const noLegend = { legend: { hidden: true } };

const panels = [
  {
    title: 'BarChart: members and guests',
    summary:
      'Bars for each weekday. Members ride from Monday to Friday, guests at the weekend.',
    chart: (
      // #region excerpt
      <BarChart
        height={HEIGHT}
        margin={margin}
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        series={[
          { data: MEMBER_RENTALS, label: 'Members' },
          { data: GUEST_RENTALS, label: 'Guests' },
        ]}
        slotProps={noLegend}
      />
      // #endregion
    ),
  },
  {
    title: 'LineChart: rentals in each hour',
    summary: 'A filled line over one day with two peaks, at 8:00 and at 18:00.',
    chart: (
      <LineChart
        height={HEIGHT}
        margin={margin}
        xAxis={[{ data: HOURLY_RENTALS.map((_, hour) => hour), max: 23 }]}
        series={[
          {
            data: HOURLY_RENTALS,
            label: 'Rentals',
            area: true,
            showMark: false,
            curve: 'monotoneX',
          },
        ]}
        slotProps={noLegend}
      />
    ),
  },
  {
    title: 'PieChart: tickets',
    summary:
      'A ring of four parts: 612 year, 545 month, 368 day and 233 single tickets.',
    chart: (
      <PieChart
        height={HEIGHT}
        margin={{ top: 8, bottom: 8 }}
        series={[
          {
            data: TICKETS,
            innerRadius: '55%',
            paddingAngle: 2,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      />
    ),
  },
  {
    title: 'ScatterChart: distance and minutes',
    summary:
      'Dots for trips. Longer trips take longer; cargo bikes need more time for the same distance.',
    chart: (
      <ScatterChart
        height={HEIGHT}
        margin={margin}
        series={[
          { data: createTrips(3.6, 40), label: 'City bike' },
          { data: createTrips(5.4, 24), label: 'Cargo bike' },
        ]}
        slotProps={noLegend}
      />
    ),
  },
  {
    title: 'Gauge: charged batteries',
    summary: 'A gauge at 72 of 100 percent.',
    chart: (
      <Gauge
        height={HEIGHT}
        value={72}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => `${value} %`}
        aria-label="Charged batteries in percent"
      />
    ),
  },
  {
    title: 'SparkLineChart: free docks today',
    summary:
      'A small line that falls to 3 free docks in the morning and recovers to 12.',
    chart: (
      <SparkLineChart
        height={HEIGHT}
        data={FREE_DOCKS}
        showTooltip
        showHighlight
        area
        margin={{ top: 40, bottom: 40, left: 12, right: 12 }}
      />
    ),
  },
];

export default function ChartGallery() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '16px',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      }}
    >
      {panels.map(({ title, summary, chart }) => (
        <Card
          key={title}
          variant="outlined"
          sx={{ height: 240, p: '8px', minWidth: 0 }}
        >
          <Typography variant="subtitle2" component="p" sx={{ px: '8px' }}>
            {title}
          </Typography>
          <div role="img" aria-label={summary}>
            {chart}
          </div>
        </Card>
      ))}
    </Box>
  );
}
