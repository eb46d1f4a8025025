import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  {
    field: 'country',
    headerName: 'Country',
    width: 130,
    filterable: false,
  },
];

const ownCountry = {
  items: [{ field: 'country', operator: 'equals', value: 'France' }],
};
// #endregion

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function UnfilterableColumn() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders from France"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{ filter: { filterModel: ownCountry } }}
      />
    </div>
  );
}
