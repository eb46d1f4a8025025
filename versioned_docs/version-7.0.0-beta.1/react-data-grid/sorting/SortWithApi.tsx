import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', flex: 1 },
];

export default function SortWithApi() {
  const apiRef = useGridApiRef();
  const largestFirst = () => apiRef.current.sortColumn('items', 'desc');
  const nextDirection = () => apiRef.current.sortColumn('customer');
  const asGiven = () => apiRef.current.setSortModel([]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 440 }}>
      {/* #region excerpt */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={largestFirst}>
          Largest first
        </Button>
        <Button size="small" variant="outlined" onClick={nextDirection}>
          Like a click on “Customer”
        </Button>
        <Button size="small" variant="outlined" onClick={asGiven}>
          Original order
        </Button>
      </Box>
      {/* #endregion */}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
