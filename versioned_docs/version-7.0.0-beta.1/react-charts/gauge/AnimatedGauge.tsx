import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Gauge } from '@mui/x-charts/Gauge';

const readings = [38, 71, 22, 94, 55];

// #region excerpt
/** Animates to a value in `duration` ms, or at once if users prefer reduced motion. */
function useMovingValue(target: number, duration = 500) {
  const [value, setValue] = React.useState(target);
  const current = React.useRef(target);
  React.useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion)').matches;
    const start = performance.now();
    const from = current.current;
    let frame = requestAnimationFrame(function step(now) {
      const part = still ? 1 : Math.min((now - start) / duration, 1);
      current.current = from + (target - from) * (1 - (1 - part) ** 3);
      setValue(current.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, duration]);
  return value;
}
// #endregion

export default function AnimatedGauge() {
  const [index, setIndex] = React.useState(0);
  const reading = readings[index % readings.length] ?? 0;
  const moving = useMovingValue(reading);

  return (
    <Box sx={{ height: 250, textAlign: 'center' }}>
      <Gauge
        height={210}
        value={moving}
        startAngle={-110}
        endAngle={110}
        text={`${Math.round(moving)} %`}
        aria-label="Humidity"
        aria-valuenow={reading}
        aria-valuetext={`${reading} percent`}
      />
      <Button size="small" onClick={() => setIndex(index + 1)}>
        Next reading
      </Button>
    </Box>
  );
}
