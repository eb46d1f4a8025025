import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createSensorDays } from '../_data/measurements';
import { countDrawn, sensorColumns } from './sensorColumns';

const rows = createSensorDays(500);

export default function BufferSizes() {
  const box = React.useRef<HTMLDivElement>(null);
  const [buffer, setBuffer] = React.useState(150);
  const [drawn, setDrawn] = React.useState({ rows: 0, cells: 0 });

  React.useEffect(() => {
    const count = () => setDrawn(countDrawn(box.current));
    const observer = new MutationObserver(count);
    if (box.current) {
      observer.observe(box.current, { childList: true, subtree: true });
    }
    count();
    return () => observer.disconnect();
  }, []);

  return (
    <Box sx={{ height: 460, display: 'flex', flexDirection: 'column' }}>
      <Typography id="buffer-size" variant="body2">
        Buffers of {buffer} px
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          size="small"
          aria-labelledby="buffer-size"
          min={0}
          max={900}
          step={150}
          value={buffer}
          onChange={(_event, next) => setBuffer(Number(next))}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {drawn.rows} rows, {drawn.cells} cells drawn
      </Typography>
      <div ref={box} style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPro
          key={buffer}
          aria-label="Temperatures, with the chosen buffer"
          rows={rows}
          columns={sensorColumns}
          rowBufferPx={buffer}
          columnBufferPx={buffer}
          hideFooter
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
