import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import {
  createProducts,
  WAREHOUSES,
  type Product,
  type Warehouse,
} from '../_data/products';

const rows = createProducts();

// #region excerpt
const stockIn = (warehouse: Warehouse): GridColDef<Product, number> => ({
  field: `stock.${warehouse}`,
  headerName: warehouse,
  type: 'number',
  editable: true,
  valueGetter: (_value, row) => row.stock[warehouse],
  valueSetter: (value, row) => ({
    ...row,
    stock: { ...row.stock, [warehouse]: value },
  }),
});
// #endregion

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  ...WAREHOUSES.map(stockIn),
];

export default function SetNestedValue() {
  const [last, setLast] = React.useState(rows[0]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, height: 56, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {last?.name} {JSON.stringify(last?.stock)}
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Stock of the products"
          rows={rows}
          columns={columns}
          processRowUpdate={(row) => {
            setLast(row);
            return row;
          }}
          hideFooter
        />
      </div>
    </Box>
  );
}
