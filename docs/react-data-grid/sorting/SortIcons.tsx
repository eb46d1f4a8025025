import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

// The grid hands this one props that are not for an element.
function UnsortedIcon() {
  return <UnfoldMoreIcon fontSize="small" />;
}

// #region excerpt
const slots = {
  columnSortedAscendingIcon: ArrowDropUpIcon,
  columnSortedDescendingIcon: ArrowDropDownIcon,
  columnUnsortedIcon: UnsortedIcon,
};
// #endregion

export default function SortIcons() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={slots}
        sx={{
          '& .MuiDataGrid-iconButtonContainer': {
            visibility: 'visible',
            width: 'auto',
          },
        }}
      />
    </div>
  );
}
