import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PieChart } from '@mui/x-charts/PieChart';

const parties = [
  { id: 'left', value: 38, label: 'Left', color: '#ba68c8' },
  { id: 'labor', value: 152, label: 'Labor', color: '#ef5350' },
  { id: 'green', value: 86, label: 'Greens', color: '#66bb6a' },
  { id: 'liberal', value: 54, label: 'Liberals', color: '#fdd835' },
  { id: 'union', value: 131, label: 'Union', color: '#90a4ae' },
];

export default function Parliament() {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));

  return (
    <div
      role="img"
      aria-label="Seats from left to right: Left 38, Labor 152, Greens 86, Liberals 54, Union 131. The majority is 231."
    >
      {/* #region excerpt */}
      <PieChart
        height={280}
        margin={{ left: 10, right: 10, bottom: 40 }}
        series={[
          {
            data: parties,
            startAngle: -90,
            endAngle: 90,
            innerRadius: isPhone ? '60%' : '90%',
            outerRadius: isPhone ? '115%' : '190%',
            cy: '98%',
            paddingAngle: 1,
            arcLabel: 'value',
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: 'black' } }}
        slotProps={{
          legend: {
            direction: 'row',
            position: { vertical: 'bottom', horizontal: 'middle' },
            padding: 0,
            itemGap: 6,
            itemMarkWidth: 12,
            labelStyle: { fontSize: 12 },
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
