import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(60);
const month = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' });

// #region excerpt
const looksLike: GridFilterOperator<Order> = {
  label: 'looks like',
  value: 'looksLike',
  getApplyFilterFn: ({ value }) => {
    if (!value) return null;
    const text = String(value).toLowerCase();
    return (_value, row, column, apiRef) =>
      String(apiRef.current.getRowFormattedValue(row, column))
        .toLowerCase()
        .includes(text);
  },
  InputComponent: GridFilterInputValue,
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    valueFormatter: (value: Date) => month.format(value),
    filterOperators: [looksLike],
  },
];

export default function FilterByWhatIsShown() {
  const [value, setValue] = React.useState('may 2');
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: [{ field: 'orderedOn', operator: 'looksLike', value }],
    }),
    [value],
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 400 }}>
      <TextField
        size="small"
        label="Displayed date"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        sx={{ width: 220, maxWidth: '100%' }}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders by day"
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
