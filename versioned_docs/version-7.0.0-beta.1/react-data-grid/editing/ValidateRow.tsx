import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

// #region excerpt
function costBelowPrice(params: GridPreProcessEditCellProps<number>) {
  const { props, otherFieldsProps = {} } = params;
  const price = otherFieldsProps.price?.value ?? 0;
  return { ...props, error: Number(props.value) >= price };
}
// #endregion

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', editable: true, width: 90 }, // prettier-ignore
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    editable: true,
    width: 90,
    preProcessEditCellProps: costBelowPrice,
  },
];
const sx = {
  '& .Mui-error': {
    height: '100%',
    bgcolor: 'error.main',
    color: 'error.contrastText',
  },
};

export default function ValidateRow() {
  return (
    <div>
      <Typography variant="body2" sx={{ height: 32 }}>
        The cost must stay below the price.
      </Typography>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Products, cost checked against price"
          rows={rows}
          columns={columns}
          editMode="row"
          sx={sx}
          hideFooter
        />
      </div>
    </div>
  );
}
