import { PieChart } from '@mui/x-charts/PieChart';
import { choice, slider, toggle } from '../_parts/knobs';
import { PropPlayground } from '../_parts/PropPlayground';

const instruments = [
  { id: 'piano', value: 48, label: 'Piano' },
  { id: 'guitar', value: 65, label: 'Guitar' },
  { id: 'violin', value: 23, label: 'Violin' },
  { id: 'drums', value: 17, label: 'Drums' },
];

const knobs = {
  'series.innerRadius': slider(0, 0, 80, 5),
  'series.outerRadius': choice<string>('100%', '80%', '60%'),
  'series.paddingAngle': slider(0, 0, 15),
  'series.cornerRadius': slider(0, 0, 20),
  'series.startAngle': slider(0, -180, 0, 15),
  'series.endAngle': slider(360, 90, 360, 15),
  'series.sortingValues': choice<'none' | 'asc' | 'desc'>(
    'none',
    'asc',
    'desc',
  ),
  'series.arcLabel': choice<'' | 'value' | 'label'>('', 'value', 'label'),
  'series.arcLabelMinAngle': slider(0, 0, 90, 5),
  'series.highlightScope.highlight': choice<'none' | 'item'>('none', 'item'),
  'series.highlightScope.fade': choice<'none' | 'global'>('none', 'global'),
  skipAnimation: toggle(),
};

export default function PiePlayground() {
  return (
    <PropPlayground
      component="PieChart"
      knobs={knobs}
      summary="Lessons by instrument: 65 guitar, 48 piano, 23 violin, 17 drums."
    >
      {(values) => (
        <PieChart
          height={300}
          series={[
            {
              data: instruments,
              innerRadius: values['series.innerRadius'],
              outerRadius: values['series.outerRadius'],
              paddingAngle: values['series.paddingAngle'],
              cornerRadius: values['series.cornerRadius'],
              startAngle: values['series.startAngle'],
              endAngle: values['series.endAngle'],
              sortingValues: values['series.sortingValues'],
              arcLabel: values['series.arcLabel'] || undefined,
              arcLabelMinAngle: values['series.arcLabelMinAngle'],
              highlightScope: {
                highlight: values['series.highlightScope.highlight'],
                fade: values['series.highlightScope.fade'],
              },
            },
          ]}
          skipAnimation={values.skipAnimation}
        />
      )}
    </PropPlayground>
  );
}
