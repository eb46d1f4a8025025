import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function SortWithApi() {
  const apiRef = useGridApiRef();

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        height: { xs: 440, md: 400 },
      }}
    >
      {/* #region excerpt */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('items', 'desc')}
        >
          Largest first
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('customer', 'asc', true)}
        >
          Then by customer
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current.setSortModel([])}
        >
          Not sorted
        </Button>
      </Box>
      {/* #endregion */}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
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
