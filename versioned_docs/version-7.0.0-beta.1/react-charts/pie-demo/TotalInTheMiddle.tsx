import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const orders = [
  { id: 'sent', value: 184, label: 'Sent' },
  { id: 'packed', value: 47, label: 'Packed' },
  { id: 'new', value: 29, label: 'New' },
];
const total = orders.reduce((sum, { value }) => sum + value, 0);

// #region excerpt
function Middle({ figure, text }: { figure: number; text: string }) {
  const { palette } = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <g textAnchor="middle" fill={palette.text.primary} pointerEvents="none">
      <text x={x} y={y + 4} fontSize={32} fontWeight={700}>
        {figure}
      </text>
      <text x={x} y={y + 26} fontSize={14}>
        {text}
      </text>
    </g>
  );
}
// #endregion

export default function TotalInTheMiddle() {
  const [id, setId] = React.useState('');
  const chosen = orders.find((order) => order.id === id);

  return (
    <Box sx={{ height: 320 }}>
      <TextField
        select
        size="small"
        label="Show"
        value={id}
        onChange={(event) => setId(event.target.value)}
        InputLabelProps={{ shrink: true }}
        SelectProps={{ displayEmpty: true }}
        sx={{ width: 160, height: 40, mb: '10px' }}
      >
        <MenuItem value="">All orders</MenuItem>
        {orders.map((order) => (
          <MenuItem key={order.id} value={order.id}>
            {order.label}
          </MenuItem>
        ))}
      </TextField>
      <div role="img" aria-label="260 orders: 184 sent, 47 packed, 29 new.">
        <PieChart
          height={270}
          series={[{ data: orders, innerRadius: '70%', paddingAngle: 1 }]}
          onItemClick={(_event, _identifier, order) => setId(String(order.id))}
        >
          <Middle
            figure={chosen?.value ?? total}
            text={chosen?.label ?? 'orders'}
          />
        </PieChart>
      </div>
    </Box>
  );
}
