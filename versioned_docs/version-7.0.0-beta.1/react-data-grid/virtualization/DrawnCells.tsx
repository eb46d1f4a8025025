import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { measureFrames } from '../_data/frame-times';
import { createSensorDays } from '../_data/measurements';
import { countDrawn, sensorColumns } from './sensorColumns';

const rows = createSensorDays(10_000);
const all = rows.length * sensorColumns.length;

export default function DrawnCells() {
  const apiRef = useGridApiRef();
  const box = React.useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = React.useState({ rows: 0, cells: 0 });
  const [times, setTimes] = React.useState('');

  // #region excerpt
  React.useEffect(() => {
    const count = () => setDrawn(countDrawn(box.current));
    const observer = new MutationObserver(count);
    if (box.current)
      observer.observe(box.current, { childList: true, subtree: true });
    count();
    return () => observer.disconnect();
  }, []);
  // #endregion

  async function scrollThrough() {
    const { median, longest } = await measureFrames(60, (frame) => {
      // The user may leave the page before the last frame.
      if (box.current)
        apiRef.current.scroll({ top: frame * 200, left: frame * 10 });
    });
    setTimes(
      `Frames: median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
    );
  }

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="body2" role="status" sx={{ minHeight: 44 }}>
        {drawn.rows} rows and {drawn.cells} cells drawn, of{' '}
        {all.toLocaleString()} cells. {times}
      </Typography>
      <Button
        variant="outlined"
        onClick={scrollThrough}
        sx={{ alignSelf: 'flex-start' }}
      >
        Scroll through
      </Button>
      <div ref={box} style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Temperatures of 10,000 sensors"
          apiRef={apiRef}
          rows={rows}
          columns={sensorColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}
