import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const visitors = [31, 34, 29, 38, 42, 40, 47, 45, 52, 58, 55, 61];

export default function BasicSparkline() {
  return (
    <Box sx={{ height: 100 }}>
      <Typography variant="body2" sx={{ height: 20 }}>
        Visitors, last twelve weeks
      </Typography>
      <div
        role="img"
        aria-label="Visitors doubled from 31 to 61 in twelve weeks."
      >
        {/* #region excerpt */}
        <SparkLineChart height={80} data={visitors} />
        {/* #endregion */}
      </div>
    </Box>
  );
}
