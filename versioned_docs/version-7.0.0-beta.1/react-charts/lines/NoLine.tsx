import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const minutes = [0, 5, 10, 15, 20, 25];
const pulse = [72, 96, 121, 134, 118, 90];

function Message({ text }: { text: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      fill="currentColor"
    >
      {text}
    </text>
  );
}

export default function NoLine() {
  const [state, setState] = React.useState<'none' | 'loading' | 'here'>('none');

  React.useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('here'), 1200);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Box sx={{ height: 330 }}>
      <Button
        sx={{ height: 40, mb: '10px' }}
        disabled={state === 'loading'}
        onClick={() => setState(state === 'here' ? 'none' : 'loading')}
      >
        {state === 'here' ? 'Clear' : 'Load the run'}
      </Button>
      <div
        role="img"
        aria-label={state === 'here' ? 'Pulse of a run, up to 134' : 'No data'}
        aria-busy={state === 'loading'}
      >
        {/* #region excerpt */}
        <LineChart
          height={280}
          margin={{ top: 20, right: 24 }}
          xAxis={[{ data: minutes, label: 'Minutes' }]}
          yAxis={[{ min: 50, max: 150 }]}
          series={state === 'here' ? [{ data: pulse }] : []}
        >
          {state !== 'here' && (
            <Message text={state === 'none' ? 'No run yet' : 'Loading…'} />
          )}
        </LineChart>
        {/* #endregion */}
      </div>
    </Box>
  );
}
