import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

const half = { startAngle: -90, endAngle: 90, height: 150 };

export default function GaugeTexts() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        '& .MuiGauge-valueText': { transform: 'translateY(-16px)' },
      }}
    >
      {/* #region excerpt */}
      <Gauge
        {...half}
        value={18}
        valueMax={24}
        text={({ value, valueMax }) => `${value} of ${valueMax}\nseats`}
        aria-label="Seats sold"
      />
      <div role="img" aria-label="Pressure, no signal">
        <Gauge {...half} value={null} text="No signal" aria-hidden />
      </div>
      <Gauge
        {...half}
        value={3412}
        valueMax={5000}
        aria-label="Steps today, of 5000"
      />
      {/* #endregion */}
    </Box>
  );
}
