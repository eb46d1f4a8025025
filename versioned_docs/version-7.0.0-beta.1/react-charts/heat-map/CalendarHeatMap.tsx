import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { alpha, useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const WEEKS = 26;
const start = new Date(2024, 0, 1);
const days = Array.from({ length: WEEKS * 7 }, (_, index) => {
  const isWeekend = index % 7 > 4;
  const wave = 3 + 3 * Math.sin(index / 17) + ((index * 5) % 4);
  return Math.round(isWeekend ? wave / 4 : wave);
});
const spoken = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const textOf = (index: number) => {
  const date = new Date(start.getFullYear(), 0, 1 + index);
  return `${spoken.format(date)}: ${days[index] ?? 0} reviews`;
};
const moves: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
};

interface DaysProps {
  chosen: number;
  onChoose: (index: number) => void;
}

// #region excerpt
function Days({ chosen, onChoose }: DaysProps) {
  const { left, top, width } = useDrawingArea();
  const { palette } = useTheme();
  const size = width / WEEKS;
  return days.map((reviews, index) => (
    <rect
      key={index}
      x={left + Math.floor(index / 7) * size}
      y={top + (index % 7) * size}
      width={size * 0.86}
      height={size * 0.86}
      rx={size * 0.15}
      fill={alpha(palette.success.main, 0.08 + reviews / 10)}
      stroke={index === chosen ? palette.text.primary : 'none'}
      strokeWidth={2}
      onPointerEnter={() => onChoose(index)}
    />
  ));
}
// #endregion

export default function CalendarHeatMap() {
  const [chosen, setChosen] = React.useState(86);

  return (
    <Box sx={{ height: { xs: 150, md: 270 } }}>
      <Box
        role="slider"
        tabIndex={0}
        aria-label="Day"
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={chosen}
        aria-valuetext={textOf(chosen)}
        onKeyDown={(event) => {
          const next = chosen + (moves[event.key] ?? 0);
          if (!moves[event.key] || next < 0 || next >= days.length) return;
          event.preventDefault();
          setChosen(next);
        }}
        sx={{ height: { xs: 110, md: 230 } }}
      >
        <ResponsiveChartContainer
          margin={{ top: 10, bottom: 0, left: 10, right: 10 }}
          disableAxisListener
          series={[]}
        >
          <Days chosen={chosen} onChoose={setChosen} />
        </ResponsiveChartContainer>
      </Box>
      <Typography variant="body2" align="center" sx={{ pt: 1 }}>
        {textOf(chosen)}
      </Typography>
    </Box>
  );
}
