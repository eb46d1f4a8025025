import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridExceljsProcessInput,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function ExcelSecondSheet() {
  const apiRef = useGridApiRef();
  // #region excerpt
  async function addLines({ workbook, worksheet }: GridExceljsProcessInput) {
    worksheet.name = 'Orders';
    const lines = workbook.addWorksheet('Lines');
    lines.addRow(['Order', 'Article', 'Quantity', 'Each']);
    for (const id of gridFilteredSortedRowIdsSelector(apiRef)) {
      const order = apiRef.current.getRow<Order>(id);
      order?.lines.forEach(({ article, quantity, unitPrice }) =>
        lines.addRow([order.id, article, quantity, unitPrice]),
      );
    }
  }
  // #endregion
  const write = () =>
    apiRef.current.exportDataAsExcel({
      fileName: 'orders-with-lines',
      exceljsPostProcess: addLines,
    });

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button
        variant="outlined"
        onClick={write}
        sx={{ alignSelf: 'flex-start', mb: 1.5 }}
      >
        Orders and their lines
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders whose lines are exported too"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
