import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTrips } from '../_data/bikes';
import { choice, slider, toggle } from '../_parts/knobs';
import { PropPlayground } from '../_parts/PropPlayground';

const bikes = [
  { id: 'city', label: 'City bike', data: createTrips(3.6, 40) },
  { id: 'cargo', label: 'Cargo bike', data: createTrips(5.4, 24) },
];

type Line = 'none' | 'line';

const knobs = {
  'series.markerSize': slider(4, 1, 12),
  'series.highlightScope.highlight': choice<HighlightOptions>(
    'none',
    'item',
    'series',
  ),
  'series.highlightScope.fade': choice<FadeOptions>('none', 'series', 'global'),
  'series.disableHover': toggle(),
  disableVoronoi: toggle(),
  'axisHighlight.x': choice<Line>('none', 'line'),
  'axisHighlight.y': choice<Line>('none', 'line'),
  'tooltip.trigger': choice<'item' | 'none'>('item', 'none'),
  'grid.horizontal': toggle(),
  'grid.vertical': toggle(),
  'margin.left': slider(50, 20, 100, 10),
  'margin.right': slider(50, 10, 100, 10),
};

export default function ScatterPlayground() {
  return (
    <PropPlayground
      component="ScatterChart"
      knobs={knobs}
      summary="Trips of city bikes and cargo bikes by distance and time."
    >
      {(values) => (
        <ScatterChart
          height={300}
          margin={{
            left: values['margin.left'],
            right: values['margin.right'],
          }}
          series={bikes.map((bike) => ({
            ...bike,
            markerSize: values['series.markerSize'],
            disableHover: values['series.disableHover'],
            highlightScope: {
              highlight: values['series.highlightScope.highlight'],
              fade: values['series.highlightScope.fade'],
            },
          }))}
          disableVoronoi={values.disableVoronoi}
          axisHighlight={{
            x: values['axisHighlight.x'],
            y: values['axisHighlight.y'],
          }}
          tooltip={{ trigger: values['tooltip.trigger'] }}
          grid={{
            horizontal: values['grid.horizontal'],
            vertical: values['grid.vertical'],
          }}
        />
      )}
    </PropPlayground>
  );
}
