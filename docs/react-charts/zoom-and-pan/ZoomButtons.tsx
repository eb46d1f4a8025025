import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { createLevels } from '../_data/waters';

const readings = createLevels(180);
const all: ZoomData[] = [{ axisId: 'days', start: 0, end: 100 }];

export default function ZoomButtons() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'days', start: 40, end: 60 },
  ]);
  const { start, end } = zoom[0] ?? { start: 0, end: 100 };
  const span = end - start;
  const show = (first: number, width: number) => {
    const kept = Math.min(100 - width, Math.max(0, first));
    setZoom([{ axisId: 'days', start: kept, end: kept + width }]);
  };

  return (
    <Box sx={{ height: 350 }}>
      <Box
        role="group"
        aria-label="Visible part"
        sx={{ display: 'flex', height: 50, gap: '4px', alignItems: 'center' }}
      >
        <Button size="small" onClick={() => show(start - span / 2, span)}>
          Earlier
        </Button>
        <Button size="small" onClick={() => show(start + span / 2, span)}>
          Later
        </Button>
        <Button size="small" onClick={() => show(start + span / 4, span / 2)}>
          Closer
        </Button>
        <Button size="small" onClick={() => setZoom(all)}>
          All
        </Button>
      </Box>
      <div
        role="img"
        aria-label={`Level of a lake, from ${start.toFixed(0)} to ${end.toFixed(0)} percent of 180 days.`}
      >
        {/* #region excerpt */}
        <LineChartPro
          height={300}
          margin={{ right: 20 }}
          dataset={readings}
          xAxis={[
            {
              id: 'days',
              dataKey: 'date',
              scaleType: 'time',
              zoom: { minSpan: 5 },
            },
          ]}
          yAxis={[{ min: 180, max: 260 }]}
          series={[{ dataKey: 'level', label: 'Level in cm', showMark: false }]}
          zoom={zoom}
          onZoomChange={setZoom}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
