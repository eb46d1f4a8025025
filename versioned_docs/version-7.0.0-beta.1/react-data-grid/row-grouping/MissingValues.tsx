import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const monthName = new Intl.DateTimeFormat('en', { month: 'long' });

// #region excerpt
function createColumns(nameMissing: boolean): GridColDef<Order>[] {
  return [
    {
      field: 'shippedOn',
      headerName: 'Shipped in',
      groupingValueGetter: (day: Order['shippedOn']) => {
        if (day) return monthName.format(day);
        return nameMissing ? 'Not shipped' : null;
      },
    },
    { field: 'customer', headerName: 'Customer', width: 160 },
    { field: 'status', headerName: 'Status', width: 110 },
  ];
}
// #endregion

const initialState = {
  rowGrouping: { model: ['shippedOn'] },
  columns: { columnVisibilityModel: { shippedOn: false } },
};

const groupingColDef = { width: 180 };

export default function MissingValues() {
  const [nameMissing, setNameMissing] = React.useState(false);
  const columns = React.useMemo(
    () => createColumns(nameMissing),
    [nameMissing],
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <FormControlLabel
        label="Group orders that are not shipped"
        control={<Switch checked={nameMissing} />}
        onChange={(_event, checked) => setNameMissing(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by shipping month"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
