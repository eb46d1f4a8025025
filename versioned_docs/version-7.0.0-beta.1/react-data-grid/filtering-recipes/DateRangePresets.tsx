import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(160);

/** The format of a date field, `2024-06-16`, in the time zone of the user. */
function dayOf(date: Date) {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

// #region excerpt
const during: GridFilterOperator<Order, Date> = {
  label: 'during',
  value: 'during',
  getApplyFilterFn: ({ value }) => {
    const [from, to]: string[] = value;
    if (!from && !to) return null;
    return (date) => {
      const day = dayOf(date);
      return (!from || day >= from) && (!to || day <= to);
    };
  },
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 110,
    filterOperators: [during],
  },
];

// The demo uses the day of the newest order as today.
const today = rows[0]?.orderedOn ?? new Date(2024, 5, 16);
const daysAgo = (days: number) =>
  dayOf(
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - days),
  );

const PRESETS: Record<string, [from: string, to: string]> = {
  'Last 7 days': [daysAgo(6), daysAgo(0)],
  'Last 30 days': [daysAgo(29), daysAgo(0)],
  'This month': [`${daysAgo(0).slice(0, 7)}-01`, daysAgo(0)],
  Always: ['', ''],
};

export default function DateRangePresets() {
  const [from, setFrom] = React.useState(daysAgo(6));
  const [to, setTo] = React.useState(daysAgo(0));
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: [{ field: 'orderedOn', operator: 'during', value: [from, to] }],
    }),
    [from, to],
  );
  const dayField = (label: string, value: string, set: (v: string) => void) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
      InputLabelProps={{ shrink: true }}
      sx={{ width: 141 }}
    />
  );

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        height: { xs: 560, md: 460 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(PRESETS).map(([name, [first, last]]) => (
          <Chip
            key={name}
            label={name}
            color={first === from && last === to ? 'primary' : 'default'}
            aria-pressed={first === from && last === to}
            onClick={() => {
              setFrom(first);
              setTo(last);
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {dayField('From', from, setFrom)}
        {dayField('To', to, setTo)}
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnFilter
          filterModel={filterModel}
        />
      </div>
    </Box>
  );
}
