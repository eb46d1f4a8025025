import {
  DataGrid,
  GridCell,
  type GridCellProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(12);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 80 },
];

// #region excerpt
const NOTES = new Map([
  ['700 price', 'Rises in May.'],
  ['702 cost', 'From the new contract.'],
]);

function NotedCell(props: GridCellProps) {
  const note = NOTES.get(`${props.rowId} ${props.column.field}`);
  if (!note) return <GridCell {...props} />;
  const className = `${props.className ?? ''} noted`;
  return (
    <GridCell
      {...props}
      className={className}
      title={note}
      aria-description={note}
    />
  );
}

const slots = { cell: NotedCell };
// #endregion

export default function CellNotes() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products with notes"
        rows={rows}
        columns={columns}
        hideFooter
        slots={slots}
        sx={{
          '& .noted': {
            boxShadow: (theme) => `inset 0 3px ${theme.palette.warning.main}`,
          },
        }}
      />
    </div>
  );
}
