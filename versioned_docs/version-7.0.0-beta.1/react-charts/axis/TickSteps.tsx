import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import ChoiceField from '../_parts/ChoiceField';

// Weight in grams (x) and price in cents (y) of letters at a counter.
const letters = Array.from({ length: 36 }, (_, index) => ({
  id: index,
  x: 12 + ((index * 37) % 89),
  y: 80 + Math.round(((index * 37) % 89) * 1.7 + ((index * 13) % 40)),
}));

const settings = ['tickNumber', 'tickMinStep', 'tickMaxStep'] as const;
type Setting = (typeof settings)[number];

const choices: Record<Setting, [number, number, number]> = {
  tickNumber: [3, 6, 12],
  tickMinStep: [10, 25, 50],
  tickMaxStep: [2, 5, 10],
};

export default function TickSteps() {
  const [setting, setSetting] = React.useState<Setting>('tickNumber');
  const [step, setStep] = React.useState(3);

  return (
    <Box sx={{ height: 366 }}>
      <Box sx={{ display: 'flex', gap: '12px', height: 66, pt: 1 }}>
        <ChoiceField
          label="Setting"
          options={settings}
          value={setting}
          onChange={(next) => {
            setSetting(next);
            setStep(choices[next][0]);
          }}
        />
        <ChoiceField
          label="Value"
          options={choices[setting]}
          value={step}
          onChange={setStep}
        />
      </Box>
      <div
        role="img"
        aria-label="Price of letters by weight: heavier letters cost more."
      >
        {/* #region excerpt */}
        <ScatterChart
          height={300}
          margin={{ top: 10, right: 20 }}
          grid={{ vertical: true }}
          xAxis={[{ label: 'Grams', min: 0, max: 100, [setting]: step }]}
          yAxis={[{ label: 'Cents', min: 0 }]}
          series={[{ data: letters }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
