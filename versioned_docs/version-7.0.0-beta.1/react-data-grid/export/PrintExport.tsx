import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

// #region excerpt
const pageStyle = `
  @page { size: A4 portrait; margin: 15mm }
  .MuiDataGrid-root.MuiDataGrid-root { color: black; border: 0 }
  .MuiDataGrid-root .MuiDataGrid-footerContainer { display: none }
`;

function PrintToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ disableToolbarButton: true }}
        printOptions={{ fileName: 'Orders', hideToolbar: true, pageStyle }}
      />
    </GridToolbarContainer>
  );
}
// #endregion

export default function PrintExport() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders to print"
        rows={rows}
        columns={columns}
        disableVirtualization
        hideFooterPagination
        slots={{ toolbar: PrintToolbar }}
      />
    </div>
  );
}
