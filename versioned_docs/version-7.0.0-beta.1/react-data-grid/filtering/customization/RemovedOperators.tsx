import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../../_data/products';

const rows = createProducts(30);

// #region excerpt
function only(operators: GridFilterOperator[], values: string[]) {
  return values.flatMap((value) =>
    operators.filter((operator) => operator.value === value),
  );
}

const text = only(getGridStringOperators(), ['startsWith', 'contains']);
const amount = only(getGridNumericOperators(), ['<=', '>=']).map(
  (operator) => ({
    ...operator,
    label: operator.value === '<=' ? 'up to' : 'at least',
  }),
);
// #endregion

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 130,
    filterOperators: text,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    filterOperators: amount,
  },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function RemovedOperators() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
      />
    </div>
  );
}
