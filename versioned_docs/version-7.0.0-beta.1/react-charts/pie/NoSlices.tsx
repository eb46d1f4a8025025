import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

function EmptyRing() {
  const { palette } = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const radius = Math.min(width, height) / 2;
  const center = { x: left + width / 2, y: top + height / 2 };
  return (
    <g textAnchor="middle" dominantBaseline="middle">
      <circle
        cx={center.x}
        cy={center.y}
        r={radius * 0.8}
        fill="none"
        stroke={palette.action.disabledBackground}
        strokeWidth={radius * 0.4}
      />
      <text {...center} fill={palette.text.primary}>
        No votes yet
      </text>
    </g>
  );
}

export default function NoSlices() {
  const [votes, setVotes] = React.useState({ yes: 0, no: 0 });
  const isEmpty = votes.yes + votes.no === 0;

  return (
    <Box sx={{ height: 280 }}>
      <Box sx={{ height: 40 }}>
        <Button onClick={() => setVotes({ ...votes, yes: votes.yes + 1 })}>
          Vote yes
        </Button>
        <Button onClick={() => setVotes({ ...votes, no: votes.no + 1 })}>
          Vote no
        </Button>
        <Button onClick={() => setVotes({ yes: 0, no: 0 })}>Clear</Button>
      </Box>
      <div role="img" aria-label={`${votes.yes} yes, ${votes.no} no`}>
        {/* #region excerpt */}
        <PieChart
          height={240}
          series={[
            {
              innerRadius: '60%',
              data: [
                { id: 'yes', value: votes.yes, label: 'Yes' },
                { id: 'no', value: votes.no, label: 'No' },
              ],
            },
          ]}
        >
          {isEmpty && <EmptyRing />}
        </PieChart>
        {/* #endregion */}
      </div>
    </Box>
  );
}
