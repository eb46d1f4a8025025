import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 5, 10, 15, 20, 25];
const pulse = [72, 96, 121, 134, 118, 90];

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
          loading={state === 'loading'}
          slotProps={{
            loadingOverlay: { message: 'Loading…' },
            noDataOverlay: { message: 'No run yet' },
          }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
