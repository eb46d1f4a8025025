import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6];

export default function LineClicks() {
  const [last, setLast] = React.useState('Nothing yet');
  const show = (name: string) => (_event: unknown, data: unknown) =>
    setLast(`${name} ${JSON.stringify(data)}`);

  return (
    <Box sx={{ height: 380 }}>
      <div
        role="img"
        aria-label="Hours at two desks in six weeks, between 12 and 38. The front desk has more each week."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ right: 16 }}
          xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
          series={[
            { id: 'front', data: [30, 34, 31, 38, 36, 33], label: 'Front' },
            {
              id: 'back',
              data: [14, 12, 19, 22, 18, 16],
              label: 'Back',
              area: true,
            },
          ]}
          onMarkClick={show('onMarkClick')}
          onLineClick={show('onLineClick')}
          onAreaClick={show('onAreaClick')}
        />
        {/* #endregion */}
      </div>
      <Typography
        variant="body2"
        role="status"
        sx={{ height: 80, overflowWrap: 'anywhere' }}
      >
        {last}
      </Typography>
    </Box>
  );
}
