import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  AreaPlot,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import {
  ResponsiveChartContainer,
  type ResponsiveChartContainerProps,
} from '@mui/x-charts/ResponsiveChartContainer';
import { LEVELS, TIMES, WARNING_LEVEL } from '../_data/river';

const parts: Record<string, React.ReactNode> = {
  ChartsGrid: <ChartsGrid horizontal />,
  AreaPlot: <AreaPlot />,
  LinePlot: <LinePlot />,
  MarkPlot: <MarkPlot />,
  ChartsXAxis: <ChartsXAxis />,
  ChartsYAxis: <ChartsYAxis label="Centimeters" />,
  ChartsLegend: <ChartsLegend />,
  ChartsReferenceLine: (
    <ChartsReferenceLine y={WARNING_LEVEL} label="Warning" />
  ),
  ChartsAxisHighlight: <ChartsAxisHighlight x="line" />,
  LineHighlightPlot: <LineHighlightPlot />,
  ChartsTooltip: <ChartsTooltip trigger="axis" />,
};

const series: ResponsiveChartContainerProps['series'] = [
  { type: 'line', data: LEVELS, label: 'Level', area: true },
];

export default function PartsOfAChart() {
  const [shown, setShown] = React.useState(['LinePlot', 'ChartsXAxis']);

  return (
    <Box sx={{ height: { xs: 630, md: 450 } }}>
      <ResponsiveChartContainer
        height={310}
        title="Level of a river in a week"
        desc="About 140 centimeters, with a flood of 330 on the fourth day."
        xAxis={[{ scaleType: 'time', data: TIMES }]}
        yAxis={[{ min: 0, max: 400 }]}
        series={series}
      >
        {Object.keys(parts).map((name) => (
          <React.Fragment key={name}>
            {shown.includes(name) && parts[name]}
          </React.Fragment>
        ))}
      </ResponsiveChartContainer>
      <Box
        role="group"
        aria-label="Parts of the chart"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
        }}
      >
        {Object.keys(parts).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox size="small" sx={{ py: '3px' }} />}
            checked={shown.includes(name)}
            onChange={(_event, checked) =>
              setShown((names) =>
                checked ? [...names, name] : names.filter((n) => n !== name),
              )
            }
          />
        ))}
      </Box>
    </Box>
  );
}
