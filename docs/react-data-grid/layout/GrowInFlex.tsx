import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const products = createProducts(5);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
];

export default function GrowInFlex() {
  const [count, setCount] = React.useState(3);

  return (
    <Box sx={{ height: 420 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          disabled={count === products.length}
          onClick={() => setCount(count + 1)}
        >
          Add
        </Button>
        <Button
          variant="outlined"
          disabled={count === 1}
          onClick={() => setCount(count - 1)}
        >
          Remove
        </Button>
      </Box>
      {/* #region excerpt */}
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Products in the cart"
          rows={products.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </div>
      {/* #endregion */}
      <Typography variant="body2" sx={{ mt: 1 }}>
        This line moves with the last row.
      </Typography>
    </Box>
  );
}
