import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const reasons = [
  'Wrong address',
  'Nobody at home',
  'Parcel damaged',
  'Customs missing',
  'Refused',
  'Box too small',
];
const parcels = [46, 121, 18, 33, 9, 27];

type Treatment = 'as is' | 'turned' | 'in lines';
type Axis = NonNullable<BarChartProps['xAxis']>[number];

// #region excerpt
const treatments: Record<Treatment, Partial<Axis>> = {
  'as is': {},
  turned: { tickLabelStyle: { angle: -40, textAnchor: 'end' } },
  'in lines': {
    valueFormatter: (reason: string) => reason.replaceAll(' ', '\n'),
    tickLabelStyle: { fontSize: 11 },
    tickLabelInterval: () => true,
  },
};
// #endregion

export default function LongLabels() {
  const [treatment, setTreatment] = React.useState<Treatment>('turned');

  return (
    <Box sx={{ height: 370 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Labels of the x-axis"
        value={treatment}
        onChange={(_event, value: Treatment | null) =>
          setTreatment(value ?? treatment)
        }
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="as is">As is</ToggleButton>
        <ToggleButton value="turned">Turned</ToggleButton>
        <ToggleButton value="in lines">In lines</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Parcels that came back: most because nobody was at home, 121."
      >
        <BarChart
          height={320}
          margin={{ top: 10, right: 10, bottom: 90 }}
          xAxis={[
            { scaleType: 'band', data: reasons, ...treatments[treatment] },
          ]}
          series={[{ data: parcels }]}
        />
      </div>
    </Box>
  );
}
