import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { LINKS, NODES } from '../_data/tea';
import { layOutFlows, NODE_WIDTH } from './layOutFlows';

interface FlowsProps {
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

// #region excerpt
function Flows({ chosen, onChoose }: FlowsProps) {
  const area = useDrawingArea();
  const { palette, typography } = useTheme();
  const { nodes, links } = layOutFlows(NODES, LINKS, area);
  const isOn = (from: string, to: string) => chosen === from || chosen === to;
  return (
    <>
      {links.map(({ from, to, width, start, end }) => (
        <path
          key={`${from}-${to}`}
          d={`M${start.x},${start.y} C${(start.x + end.x) / 2},${start.y}
            ${(start.x + end.x) / 2},${end.y} ${end.x},${end.y}`}
          fill="none"
          stroke={
            isOn(from, to) ? palette.primary.main : palette.text.secondary
          }
          strokeWidth={width}
          opacity={isOn(from, to) ? 0.6 : 0.25}
        />
      ))}
      {nodes.map(({ id, x, y, height, total, column }) => (
        <g
          key={id}
          role="button"
          tabIndex={0}
          aria-label={`${id}, ${total} kilos`}
          onFocus={() => onChoose(id)}
          onBlur={() => onChoose(null)}
          onPointerEnter={() => onChoose(id)}
          onPointerLeave={() => onChoose(null)}
        >
          <rect
            x={x}
            y={y}
            width={NODE_WIDTH}
            height={height}
            fill={palette.primary.main}
          />
          <text
            x={column === 2 ? x - 6 : x + NODE_WIDTH + 6}
            y={y + height / 2 + 4}
            direction="ltr"
            textAnchor={column === 2 ? 'end' : 'start'}
            fill={palette.text.primary}
            style={{ ...typography.body2 }}
          >
            {id}
          </text>
        </g>
      ))}
    </>
  );
}
// #endregion

function describe(id: string | null) {
  if (id === null) return 'Choose a name to see its flows.';
  const parts = LINKS.filter(({ from, to }) => from === id || to === id);
  return parts
    .map(({ from, to, kilos }) => `${from} → ${to}: ${kilos} kg`)
    .join(', ');
}

export default function TeaFlows() {
  const [chosen, setChosen] = React.useState<string | null>(null);

  return (
    <Box role="group" aria-label="Tea by origin and buyer" sx={{ height: 400 }}>
      <ResponsiveChartContainer
        height={330}
        margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
        disableAxisListener
        series={[]}
      >
        <Flows chosen={chosen} onChoose={setChosen} />
      </ResponsiveChartContainer>
      <Typography
        variant="body2"
        role="status"
        align="center"
        sx={{ height: 70 }}
      >
        {describe(chosen)}
      </Typography>
    </Box>
  );
}
