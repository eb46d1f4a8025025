import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';

const huts = [
  { id: 'Lower hut', x: 3.5, y: 1240 },
  { id: 'Lake hut', x: 6, y: 1610 },
  { id: 'Saddle hut', x: 8.5, y: 2090 },
  { id: 'Glacier hut', x: 12, y: 2740 },
];

// #region excerpt
function FocusableHuts(props: ScatterProps) {
  const { series, xScale, yScale, color, onItemClick } = props;
  const getX = getValueToPositionMapper(xScale);
  const getY = getValueToPositionMapper(yScale);

  const circles = series.data.map(({ id, x, y }, dataIndex) => (
    <circle
      key={id}
      cx={getX(x)}
      cy={getY(y)}
      r={10}
      fill={color}
      role="button"
      tabIndex={0}
      aria-label={`${id}, ${x} kilometers, ${y} meters`}
      onClick={(event) =>
        onItemClick?.(event, {
          type: 'scatter',
          seriesId: series.id,
          dataIndex,
        })
      }
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // Space would also scroll the page.
        event.preventDefault();
        const click = new MouseEvent('click', { bubbles: true });
        event.currentTarget.dispatchEvent(click);
      }}
    />
  ));
  return <g>{circles}</g>;
}
// #endregion

export default function FocusablePoints() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box
      role="group"
      aria-label="Huts by distance and altitude"
      sx={{ height: 330 }}
    >
      <ScatterChart
        height={300}
        margin={{ top: 20, left: 60, right: 24 }}
        xAxis={[{ min: 0, max: 14, label: 'Kilometers' }]}
        yAxis={[{ min: 1000, max: 3000 }]}
        series={[{ id: 'huts', data: huts }]}
        slots={{ scatter: FocusableHuts }}
        disableVoronoi
        onItemClick={(_event: unknown, item: ScatterItemIdentifier) =>
          setIndex(item.dataIndex)
        }
        sx={{
          '& circle:focus-visible': {
            outline: 'none',
            stroke: 'currentColor',
            strokeWidth: 3,
          },
        }}
      />
      <Typography variant="body2" role="status" sx={{ height: 30 }}>
        Tonight: {huts[index]?.id}
      </Typography>
    </Box>
  );
}
