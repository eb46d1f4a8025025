import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

interface Point {
  x: number;
  y: number;
}

export default function PointerPopper() {
  const [point, setPoint] = React.useState<Point | null>(null);
  const area = React.useRef<HTMLDivElement>(null);

  // #region excerpt
  const anchor = React.useMemo(
    () =>
      point && {
        getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0),
      },
    [point],
  );
  // #endregion

  function moveToCenter() {
    const box = area.current?.getBoundingClientRect();
    if (box) setPoint({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  return (
    <>
      <Box
        ref={area}
        tabIndex={0}
        role="img"
        aria-label="Chart of the bay"
        onMouseMove={({ clientX: x, clientY: y }) => setPoint({ x, y })}
        onMouseLeave={() => setPoint(null)}
        onFocus={moveToCenter}
        onBlur={() => setPoint(null)}
        sx={{ height: 120, borderRadius: 1, bgcolor: 'action.selected' }}
      />
      <Popper open={point !== null} anchorEl={anchor} placement="top">
        <Paper elevation={3} sx={{ mb: 1, px: 1 }}>
          Depth 12 m
        </Paper>
      </Popper>
    </>
  );
}
