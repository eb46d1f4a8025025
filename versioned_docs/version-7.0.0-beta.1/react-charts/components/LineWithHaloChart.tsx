import { useTheme } from '@mui/material/styles';
import {
  AnimatedLine,
  LineChart,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, index) => index);
const wave = (height: number, shift: number) =>
  hours.map((hour) => Math.round(50 + height * Math.sin((hour + shift) / 3)));

// #region excerpt
function LineWithHalo(props: AnimatedLineProps) {
  const { palette } = useTheme();
  const { d, skipAnimation, ownerState } = props;
  const halo = { ...ownerState, id: `${ownerState.id}-halo` };
  return (
    <>
      <AnimatedLine
        d={d}
        skipAnimation={skipAnimation}
        ownerState={halo}
        style={{ stroke: palette.background.paper, strokeWidth: 8 }}
      />
      <AnimatedLine {...props} />
    </>
  );
}
// #endregion

export default function LineWithHaloChart() {
  return (
    <div
      role="img"
      aria-label="Load of three servers over a day. They take turns: each is busiest when another rests."
    >
      <LineChart
        height={300}
        margin={{ right: 20 }}
        xAxis={[{ data: hours, label: 'Hour', tickMinStep: 4 }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[
          { data: wave(34, 0), label: 'Alder', showMark: false },
          { data: wave(30, 6), label: 'Birch', showMark: false },
          { data: wave(38, 12), label: 'Cedar', showMark: false },
        ]}
        slots={{ line: LineWithHalo }}
        sx={{ '& .MuiLineElement-root': { strokeWidth: 3 } }}
      />
    </div>
  );
}
