import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType, StackOffsetType } from '@mui/x-charts/models';
import { choice, slider, toggle } from '../_parts/knobs';
import { PropPlayground } from '../_parts/PropPlayground';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const drinks = [
  { id: 'tea', label: 'Tea', data: [42, 40, 47, null, 52, 58, 61, 57] },
  { id: 'cocoa', label: 'Cocoa', data: [31, 36, 34, 28, 22, 17, 15, 19] },
];

const knobs = {
  'series.curve': choice<CurveType>('monotoneX', 'linear', 'natural', 'step'),
  'series.stack': choice<string>('', 'drinks'),
  'series.stackOffset': choice<StackOffsetType>('none', 'expand', 'wiggle'),
  'series.area': toggle(),
  'series.showMark': toggle(true),
  'series.connectNulls': toggle(),
  disableLineItemHighlight: toggle(),
  skipAnimation: toggle(),
  'axisHighlight.x': choice<'line' | 'none'>('line', 'none'),
  'grid.horizontal': toggle(),
  'grid.vertical': toggle(),
  'margin.right': slider(50, 10, 120, 10),
};

export default function LinePlayground() {
  return (
    <PropPlayground
      component="LineChart"
      knobs={knobs}
      summary="Cups of tea and cocoa in eight weeks, drawn with the settings below."
    >
      {(values) => (
        <LineChart
          height={300}
          margin={{ right: values['margin.right'] }}
          xAxis={[{ data: weeks, label: 'Week', tickMinStep: 1 }]}
          series={drinks.map((drink) => ({
            ...drink,
            curve: values['series.curve'],
            stack: values['series.stack'] || undefined,
            stackOffset: values['series.stackOffset'],
            // With false instead of undefined, the scale would start at 0.
            area: values['series.area'] || undefined,
            showMark: values['series.showMark'],
            connectNulls: values['series.connectNulls'],
          }))}
          disableLineItemHighlight={values.disableLineItemHighlight}
          skipAnimation={values.skipAnimation}
          axisHighlight={{ x: values['axisHighlight.x'] }}
          grid={{
            horizontal: values['grid.horizontal'],
            vertical: values['grid.vertical'],
          }}
        />
      )}
    </PropPlayground>
  );
}
