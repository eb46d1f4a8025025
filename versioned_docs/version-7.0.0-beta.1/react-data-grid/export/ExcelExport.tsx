import {
  DataGridPremium,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 110,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 110,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function ExcelExport() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPremium
        aria-label="Orders for a spreadsheet"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            excelOptions: { fileName: 'orders' },
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
