import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';
import { FieldSelect } from './FieldSelect';
import { pivot, type PivotRow } from './pivot';

const orders = createOrders(400);

const KEYS: Record<string, (order: Order) => string> = {
  Country: (order) => order.country,
  Status: (order) => order.status,
  Payment: (order) => (order.paid ? 'Paid' : 'Open'),
};

const VALUES: Record<string, (order: Order) => number> = {
  Orders: () => 1,
  Items: (order) => order.items,
  Euros: (order) => Math.round(order.total),
};

export default function PivotFields() {
  const [row, setRow] = React.useState('Country');
  const [column, setColumn] = React.useState('Status');
  const [value, setValue] = React.useState('Orders');

  // #region excerpt
  const result = React.useMemo(
    () =>
      pivot(orders, {
        rowKey: KEYS[row] ?? String,
        columnKeys: (order) => [KEYS[column]?.(order) ?? ''],
        value: VALUES[value] ?? (() => 1),
      }),
    [row, column, value],
  );

  const columns: GridColDef<PivotRow>[] = [
    { field: 'key', headerName: row, flex: 1, minWidth: 110 },
    ...result.columns,
  ];
  // #endregion

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
        <FieldSelect
          label="Rows"
          value={row}
          options={Object.keys(KEYS)}
          onChange={setRow}
        />
        <FieldSelect
          label="Columns"
          value={column}
          options={Object.keys(KEYS)}
          onChange={setColumn}
        />
        <FieldSelect
          label="Values"
          value={value}
          options={Object.keys(VALUES)}
          onChange={setValue}
        />
      </Box>
      <DataGridPremium
        aria-label={`${value} by ${row} and ${column}`}
        rows={result.rows}
        columns={columns}
        aggregationModel={result.aggregationModel}
      />
    </Box>
  );
}
