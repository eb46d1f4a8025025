import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(48);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

// #region excerpt
function PageNumbersControl() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      siblingCount={0}
      page={page + 1}
      count={pageCount}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
    />
  );
}
// #endregion

export default function PageNumbers() {
  return (
    <div style={{ height: 376, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumbersControl }}
      />
    </div>
  );
}
