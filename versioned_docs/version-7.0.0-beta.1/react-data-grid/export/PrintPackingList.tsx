import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function PrintPackingList() {
  const apiRef = useGridApiRef();
  // #region excerpt
  const print = () => {
    // Renders all rows; the grid resets itself after printing.
    flushSync(() => apiRef.current.unstable_setVirtualization(false));
    return apiRef.current.exportDataAsPrint({
      fileName: 'Packing list',
      fields: ['id', 'customer'],
      getRowsToExport: () =>
        gridFilteredSortedRowIdsSelector(apiRef).filter(
          (id) => apiRef.current.getCellValue(id, 'status') !== 'Delivered',
        ),
    });
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button
        variant="outlined"
        onClick={print}
        sx={{ alignSelf: 'flex-start', mb: 1.5 }}
      >
        Print the packing list
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to pack"
          rows={rows}
          columns={columns}
          hideFooterPagination
        />
      </div>
    </Box>
  );
}
