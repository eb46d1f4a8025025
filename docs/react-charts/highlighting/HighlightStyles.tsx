import { LineChart } from '@mui/x-charts/LineChart';
import { LAKE, MONTHS, RIVER, SPRING } from '../_data/waters';

const waters = [
  { id: 'lake', label: 'Lake', data: LAKE },
  { id: 'river', label: 'River', data: RIVER },
  { id: 'spring', label: 'Spring', data: SPRING },
];

export default function HighlightStyles() {
  return (
    <div
      role="img"
      aria-label="Water temperatures of a lake, a river and a spring by month. Point at a line to emphasize it."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ right: 20 }}
        xAxis={[{ scaleType: 'point', data: MONTHS }]}
        series={waters.map((water) => ({
          ...water,
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        tooltip={{ trigger: 'item' }}
        sx={{
          '& .MuiLineElement-root': { strokeWidth: 3 },
          '& .MuiLineElement-highlighted': { strokeWidth: 6 },
          '& .MuiLineElement-faded': {
            stroke: 'gray',
            strokeDasharray: '4 4',
            opacity: 0.8,
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
