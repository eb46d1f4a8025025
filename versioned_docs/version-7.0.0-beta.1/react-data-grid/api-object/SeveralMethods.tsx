import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function SeveralMethods() {
  const apiRef = useGridApiRef();
  const [line, setLine] = React.useState('No result yet');

  // #region excerpt
  const chooseOpen = () => {
    const item = { field: 'status', operator: 'equals', value: 'Open' };
    apiRef.current.setFilterModel({ items: [item] });
    apiRef.current.sortColumn('total', 'desc');
    const open = rows.filter(({ status }) => status === 'Open');
    apiRef.current.setRowSelectionModel(open.map(({ id }) => id));
  };

  const sumUp = () => {
    const chosen = [...apiRef.current.getSelectedRows().values()];
    const sum = chosen.reduce((before, { total }) => before + total, 0);
    setLine(`${chosen.length} orders, ${sum.toFixed(2)} €`);
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 460 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button onClick={chooseOpen}>Choose open orders</Button>
        <Button onClick={sumUp}>Sum up the selection</Button>
        <Box role="status" sx={{ alignSelf: 'center', typography: 'body2' }}>
          {line}
        </Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with commands"
          rows={rows}
          columns={columns}
          checkboxSelection
        />
      </Box>
    </Box>
  );
}
