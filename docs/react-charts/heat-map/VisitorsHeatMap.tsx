import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { alpha, useTheme } from '@mui/material/styles';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import {
  ResponsiveChartContainer,
  type ResponsiveChartContainerProps,
} from '@mui/x-charts/ResponsiveChartContainer';
import {
  MOST_VISITORS,
  OPEN_DAYS,
  OPEN_HOURS,
  visitorsAt,
} from '../_data/library';

const hours: ResponsiveChartContainerProps['xAxis'] = [
  { scaleType: 'band', data: OPEN_HOURS, label: 'Hour' },
];
const days: ResponsiveChartContainerProps['yAxis'] = [
  { scaleType: 'band', data: OPEN_DAYS },
];

interface CellsProps {
  onPoint: (cell: string | null) => void;
}

// #region excerpt
function Cells({ onPoint }: CellsProps) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'band'>();
  const { palette } = useTheme();
  return OPEN_DAYS.flatMap((day) =>
    OPEN_HOURS.map((hour) => (
      <rect
        key={`${day}-${hour}`}
        x={xScale(hour)}
        y={yScale(day)}
        width={xScale.step() - 2}
        height={yScale.step() - 2}
        rx={3}
        fill={alpha(
          palette.primary.main,
          0.06 + (0.94 * visitorsAt(day, hour)) / MOST_VISITORS,
        )}
        onPointerEnter={() =>
          onPoint(`${day}, ${hour}:00: ${visitorsAt(day, hour)} visitors`)
        }
        onPointerLeave={() => onPoint(null)}
      />
    )),
  );
}
// #endregion

export default function VisitorsHeatMap() {
  const [cell, setCell] = React.useState<string | null>(null);

  return (
    <Box sx={{ height: 360 }}>
      <ResponsiveChartContainer
        height={330}
        margin={{ top: 10, right: 10, left: 44 }}
        title="Visitors of a library by weekday and hour"
        desc="Busiest from Monday to Friday at 4 p.m., and on Saturday at 11 a.m. Thursday is quiet."
        disableAxisListener
        xAxis={hours}
        yAxis={days}
        series={[]}
      >
        <Cells onPoint={setCell} />
        <ChartsXAxis disableLine disableTicks />
        <ChartsYAxis disableLine disableTicks />
      </ResponsiveChartContainer>
      <Typography variant="body2" align="center" sx={{ height: 30 }}>
        {cell ?? 'Hover a cell to see its value.'}
      </Typography>
    </Box>
  );
}
