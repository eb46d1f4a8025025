import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
  { field: 'cost', headerName: 'Cost', type: 'number', flex: 1 },
];

// The grid passes props to this icon that an element does not accept.
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
        aria-label="Products"
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
