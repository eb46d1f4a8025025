import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const SHOWN = 60;

// Simulates a socket: the load of a server at second `time`.
const measure = (time: number) =>
  Math.round(46 + 18 * Math.sin(time / 7) + ((time * 37) % 13));

const point = (time: number) => ({ time, load: measure(time) });
const start = Array.from({ length: SHOWN }, (_, time) => point(time));

export default function StreamingLine() {
  const [points, setPoints] = React.useState(start);
  const [isRunning, setIsRunning] = React.useState(false);

  // #region excerpt
  React.useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      setPoints((old) => [...old.slice(1), point((old.at(-1)?.time ?? 0) + 1)]);
    }, 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  // #endregion

  const last = points.at(-1) ?? point(0);

  return (
    <Box sx={{ height: 350 }}>
      <Button
        sx={{ height: 40, mb: '10px' }}
        onClick={() => setIsRunning(!isRunning)}
      >
        {isRunning ? 'Pause' : 'Start'}
      </Button>
      <div
        role="img"
        aria-label={`Load of the server, now ${last.load} percent`}
      >
        <LineChart
          height={300}
          margin={{ top: 20, right: 24 }}
          skipAnimation
          dataset={points}
          xAxis={[
            { dataKey: 'time', min: last.time - SHOWN + 1, max: last.time },
          ]}
          yAxis={[{ min: 0, max: 100, label: '% load' }]}
          series={[{ dataKey: 'load', showMark: false, curve: 'linear' }]}
          axisHighlight={{ x: 'none' }}
          disableLineItemHighlight
          tooltip={{ trigger: 'none' }}
        />
      </div>
    </Box>
  );
}
