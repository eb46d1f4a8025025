import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const catalogue = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function RowsFromState() {
  // #region excerpt
  const [rows, setRows] = React.useState(() => catalogue.slice(0, 6));

  const add = () =>
    setRows((all) => {
      const next = catalogue.find(
        ({ id }) => !all.some((row) => row.id === id),
      );
      return next ? [...all, next] : all;
    });
  const raiseFirst = () =>
    setRows(([first, ...rest]) =>
      first ? [{ ...first, price: first.price + 1 }, ...rest] : rest,
    );
  const removeFirst = () => setRows((all) => all.slice(1));
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 460 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={add}>
          Add a product
        </Button>
        <Button variant="outlined" onClick={raiseFirst}>
          Raise the first price
        </Button>
        <Button variant="outlined" onClick={removeFirst}>
          Remove the first row
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products in state"
          rows={rows}
          columns={columns}
        />
      </div>
    </Box>
  );
}
