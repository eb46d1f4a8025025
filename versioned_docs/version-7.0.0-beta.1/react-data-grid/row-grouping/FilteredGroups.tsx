import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(120);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 120 },
];

// #region excerpt
const filterModel = {
  items: [
    {
      id: 1,
      field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
      operator: 'startsWith',
      value: 'F',
    },
    { id: 2, field: 'items', operator: '>', value: 10 },
  ],
};
// #endregion

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

const groupingColDef = { width: 170 };

export default function FilteredGroups() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Large orders from countries that begin with F"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        slots={{ toolbar: FilterToolbar }}
        hideFooter
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
          filter: { filterModel },
        }}
      />
    </div>
  );
}
