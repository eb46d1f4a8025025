import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 70 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 60 },
];

export default function SelectWithApi() {
  const apiRef = useGridApiRef();

  // #region excerpt
  function selectUnpaid() {
    const unpaid = rows.filter(({ paid }) => !paid).map(({ id }) => id);
    apiRef.current.setRowSelectionModel(unpaid);
  }

  function invert() {
    const selected = apiRef.current.getSelectedRows();
    const rest = apiRef.current
      .getAllRowIds()
      .filter((id) => !selected.has(id));
    apiRef.current.setRowSelectionModel(rest);
  }
  // #endregion

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={selectUnpaid}>
          Unpaid ones
        </Button>
        <Button variant="outlined" onClick={invert}>
          The others
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
        />
      </div>
    </Box>
  );
}
