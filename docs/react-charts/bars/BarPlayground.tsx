import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';
import type { StackOffsetType } from '@mui/x-charts/models';
import { choice, slider, toggle } from '../_parts/knobs';
import { PropPlayground } from '../_parts/PropPlayground';

const courts = ['Court 1', 'Court 2', 'Court 3', 'Hall'];
const hours = [
  { id: 'club', label: 'Club', data: [38, 31, 22, 44] },
  { id: 'guests', label: 'Guests', data: [12, 19, 27, 9] },
];

const knobs = {
  layout: choice<'vertical' | 'horizontal'>('vertical', 'horizontal'),
  'series.stack': choice<string>('', 'hours'),
  'series.stackOffset': choice<StackOffsetType>('diverging', 'none', 'expand'),
  'series.highlightScope.highlight': choice<HighlightOptions>(
    'none',
    'item',
    'series',
  ),
  'series.highlightScope.fade': choice<FadeOptions>('none', 'series', 'global'),
  'tooltip.trigger': choice<'axis' | 'item' | 'none'>('axis', 'item', 'none'),
  'grid.horizontal': toggle(),
  'grid.vertical': toggle(),
  'slotProps.bar.rx': slider(0, 0, 20),
  'slotProps.legend.hidden': toggle(),
  'margin.left': slider(50, 30, 120, 10),
  skipAnimation: toggle(),
};

export default function BarPlayground() {
  return (
    <PropPlayground
      component="BarChart"
      knobs={knobs}
      summary="Hours booked on four courts by club and guests."
    >
      {(values) => {
        const courtAxis = [{ scaleType: 'band' as const, data: courts }];
        const isHorizontal = values.layout === 'horizontal';
        return (
          <BarChart
            key={values.layout}
            height={300}
            margin={{ left: values['margin.left'] }}
            layout={values.layout}
            xAxis={isHorizontal ? undefined : courtAxis}
            yAxis={isHorizontal ? courtAxis : undefined}
            series={hours.map((series) => ({
              ...series,
              stack: values['series.stack'] || undefined,
              stackOffset: values['series.stackOffset'],
              highlightScope: {
                highlight: values['series.highlightScope.highlight'],
                fade: values['series.highlightScope.fade'],
              },
            }))}
            tooltip={{ trigger: values['tooltip.trigger'] }}
            grid={{
              horizontal: values['grid.horizontal'],
              vertical: values['grid.vertical'],
            }}
            slotProps={{
              bar: { rx: values['slotProps.bar.rx'] },
              legend: { hidden: values['slotProps.legend.hidden'] },
            }}
            skipAnimation={values.skipAnimation}
          />
        );
      }}
    </PropPlayground>
  );
}
