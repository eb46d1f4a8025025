import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses, useGaugeState } from '@mui/x-charts/Gauge';

function pointAt(angle: number, radius: number) {
  return `${radius * Math.sin(angle)},${-radius * Math.cos(angle)}`;
}

interface ZoneProps {
  from: number;
  to: number;
  color: string;
}

// #region excerpt
function useAngle() {
  const { startAngle, endAngle, valueMin, valueMax } = useGaugeState();
  const perUnit = (endAngle - startAngle) / (valueMax - valueMin);
  return (value: number) => startAngle + (value - valueMin) * perUnit;
}

function Zone({ from, to, color }: ZoneProps) {
  const { cx, cy, outerRadius } = useGaugeState();
  const angle = useAngle();
  const [start, end] = [angle(from), angle(to)];
  const radius = outerRadius + 8;
  const isLarge = end - start > Math.PI ? 1 : 0;
  return (
    <path
      transform={`translate(${cx} ${cy})`}
      d={`M${pointAt(start, radius)} A${radius},${radius} 0 ${isLarge} 1 ${pointAt(end, radius)}`}
      fill="none"
      stroke={color}
      strokeWidth={6}
    />
  );
}
// #endregion

function Ticks({ values }: { values: number[] }) {
  const { cx, cy, outerRadius } = useGaugeState();
  const angle = useAngle();
  return values.map((value) => {
    const [x, y] = pointAt(angle(value), outerRadius + 26).split(',');
    return (
      <text
        key={value}
        x={cx + Number(x)}
        y={cy + Number(y)}
        fontSize={12}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {value}
      </text>
    );
  });
}

export default function GaugeZones() {
  const { palette } = useTheme();

  return (
    <Gauge
      height={260}
      value={7.4}
      valueMin={4}
      valueMax={10}
      startAngle={-120}
      endAngle={120}
      margin={{ top: 44, bottom: 30, left: 44, right: 44 }}
      aria-label="Acidity of the pool, between 7 and 7.6 is good"
      sx={{ [`& .${gaugeClasses.valueText} text`]: { fontSize: 36 } }}
    >
      <Zone from={4} to={6.5} color={palette.error.main} />
      <Zone from={6.5} to={7} color={palette.warning.main} />
      <Zone from={7} to={7.6} color={palette.success.main} />
      <Zone from={7.6} to={8.2} color={palette.warning.main} />
      <Zone from={8.2} to={10} color={palette.error.main} />
      <Ticks values={[4, 5, 6, 7, 8, 9, 10]} />
    </Gauge>
  );
}
