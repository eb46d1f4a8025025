import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** Converts a value on one of several spokes to a point. */
function useSpokes(count: number, max: number) {
  const { left, top, width, height } = useDrawingArea();
  const radius = Math.min(width, height) / 2;
  const [cx, cy] = [left + width / 2, top + height / 2];
  return (index: number, value: number) => {
    const angle = (index / count) * 2 * Math.PI;
    const distance = (value / max) * radius;
    return {
      x: cx + distance * Math.sin(angle),
      y: cy - distance * Math.cos(angle),
    };
  };
}

interface RadarGridProps {
  labels: string[];
  rings: number[];
  max: number;
}

export function RadarGrid({ labels, rings, max }: RadarGridProps) {
  const point = useSpokes(labels.length, max);
  const { palette, typography } = useTheme();
  const { x: cx, y: cy } = point(0, 0);
  return (
    <g stroke={palette.divider} fill="none">
      {rings.map((ring) => (
        <polygon
          key={ring}
          points={labels
            .map((_, i) => Object.values(point(i, ring)).join())
            .join(' ')}
        />
      ))}
      {labels.map((label, index) => {
        const end = point(index, max);
        const { x, y } = point(index, max * 1.12);
        const side = Math.sign(Math.round(x - cx));
        return (
          <g key={label}>
            <line x1={cx} y1={cy} x2={end.x} y2={end.y} />
            <text
              x={x}
              y={y}
              direction="ltr"
              dominantBaseline="central"
              textAnchor={side === 0 ? 'middle' : side > 0 ? 'start' : 'end'}
              stroke="none"
              fill={palette.text.primary}
              style={{ ...typography.caption }}
            >
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface RadarShapeProps {
  values: number[];
  max: number;
  color: string;
  dashed?: boolean;
}

export function RadarShape({ values, max, color, dashed }: RadarShapeProps) {
  const point = useSpokes(values.length, max);
  const corners = values.map((value, index) => point(index, value));
  return (
    <g stroke={color} fill={color}>
      <polygon
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        fillOpacity={0.15}
        strokeWidth={2}
        strokeDasharray={dashed ? '6 4' : undefined}
      />
      {corners.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={3} />
      ))}
    </g>
  );
}
