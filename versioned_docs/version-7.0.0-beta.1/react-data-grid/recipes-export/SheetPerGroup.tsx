import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';
import { download } from './download';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const XLSX =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export default function SheetPerGroup() {
  const apiRef = useGridApiRef();
  // #region excerpt
  async function write() {
    const workbook = await apiRef.current.getDataAsExcel({
      getRowsToExport: () => [],
    });
    if (!workbook) return;
    workbook.removeWorksheet('Sheet1');
    for (const id of gridFilteredSortedRowIdsSelector(apiRef)) {
      const order = apiRef.current.getRow<Order>(id);
      if (!order) continue;
      const sheet =
        workbook.getWorksheet(order.country) ??
        workbook.addWorksheet(order.country);
      if (sheet.rowCount === 0) sheet.addRow(['Order', 'Customer', 'Total']);
      sheet.addRow([order.id, order.customer, order.total]);
    }
    download('countries.xlsx', [await workbook.xlsx.writeBuffer()], XLSX);
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button
        variant="outlined"
        onClick={write}
        sx={{ alignSelf: 'flex-start', mb: 1.5 }}
      >
        One sheet per country
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders of several countries"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
