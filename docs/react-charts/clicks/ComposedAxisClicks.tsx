import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import {
  ChartsOnAxisClickHandler,
  type ChartsAxisData,
} from '@mui/x-charts/ChartsOnAxisClickHandler';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

export default function ComposedAxisClicks() {
  const [clicked, setClicked] = React.useState<ChartsAxisData | null>(null);
  const { members = 0, guests = 0 } = clicked?.seriesValues ?? {};

  return (
    <Box sx={{ height: 330 }}>
      {/* #region excerpt */}
      <ResponsiveChartContainer
        height={300}
        margin={{ top: 20, right: 10 }}
        title="Bike rentals of a week"
        desc="Members rent most from Monday to Friday, guests at the weekend."
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        series={[
          { type: 'bar', id: 'members', data: MEMBER_RENTALS },
          { type: 'line', id: 'guests', data: GUEST_RENTALS },
        ]}
      >
        <ChartsOnAxisClickHandler
          onAxisClick={(_event, data) => setClicked(data)}
        />
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
      {/* #endregion */}
      <Typography
        role="status"
        variant="body2"
        align="center"
        sx={{ height: 30 }}
      >
        {clicked
          ? `${clicked.axisValue}: ${members} rentals of members, ${guests} of guests`
          : 'Click a day.'}
      </Typography>
    </Box>
  );
}
