import {
  DataGridPremium,
  GridExcelExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

function GroupToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridExcelExportMenuItem options={{ fileName: 'orders-by-country' }} />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

const initialState = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { total: 'sum' } },
  columns: { columnVisibilityModel: { country: false } },
};

export default function ExcelGroups() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GroupToolbar }}
      />
    </div>
  );
}
