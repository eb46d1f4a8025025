import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { timeAt } from '../_data/river';

export type HourRange = [number, number];
type End = 0 | 1;

const STEP = 6;
const steps: Record<string, number> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
};
const spoken = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  hour: 'numeric',
});

interface PointerAreaProps {
  last: number;
  nearest: (hour: number) => End;
  onMove: (end: End, hour: number) => void;
}

/** Covers the drawing area and converts pixels to hours. */
function PointerArea({ last, nearest, onMove }: PointerAreaProps) {
  const { left, top, width, height } = useDrawingArea();
  const dragged = React.useRef<End | null>(null);
  const hourAt = (event: React.PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return ((event.clientX - box.left) / width) * last;
  };
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      style={{ cursor: 'ew-resize', touchAction: 'none' }}
      onPointerDown={(event) => {
        dragged.current = nearest(hourAt(event));
        event.currentTarget.setPointerCapture(event.pointerId);
        onMove(dragged.current, hourAt(event));
      }}
      onPointerMove={(event) => {
        if (dragged.current !== null) onMove(dragged.current, hourAt(event));
      }}
      onPointerUp={() => {
        dragged.current = null;
      }}
    />
  );
}

interface BrushProps {
  last: number;
  value: HourRange;
  onChange: (value: HourRange) => void;
}

/** A range that users drag with the pointer or move with the arrow keys. */
export function Brush({ last, value, onChange }: BrushProps) {
  const { top, height } = useDrawingArea();
  const xScale = useXScale();
  const { palette } = useTheme();
  const [from, to] = value;
  const [start, end] = [
    Number(xScale(timeAt(from))),
    Number(xScale(timeAt(to))),
  ];

  const move = (which: End, hour: number) => {
    const rounded = Math.round(hour / STEP) * STEP;
    if (which === 0) onChange([Math.min(Math.max(rounded, 0), to - STEP), to]);
    else onChange([from, Math.max(Math.min(rounded, last), from + STEP)]);
  };

  return (
    <g fill={palette.primary.main}>
      <rect
        x={start}
        y={top}
        width={end - start}
        height={height}
        opacity={0.2}
      />
      <PointerArea
        last={last}
        nearest={(hour) =>
          Math.abs(hour - from) < Math.abs(hour - to) ? 0 : 1
        }
        onMove={move}
      />
      {([0, 1] as const).map((which) => (
        <rect
          key={which}
          role="slider"
          tabIndex={0}
          aria-label={which === 0 ? 'Start of the detail' : 'End of the detail'}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={value[which]}
          aria-valuetext={spoken.format(timeAt(value[which]))}
          x={(which === 0 ? start : end) - 4}
          y={top + height / 2 - 14}
          width={8}
          height={28}
          rx={4}
          stroke={palette.background.paper}
          pointerEvents="none"
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (step === undefined) return;
            event.preventDefault();
            move(which, value[which] + step);
          }}
        />
      ))}
    </g>
  );
}
