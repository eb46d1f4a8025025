import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(30);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function GridInDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ height: 60 }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Choose a product
      </Button>
      {/* #region excerpt */}
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        PaperProps={{ sx: { height: 520 } }}
      >
        <DialogTitle>Products</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column' }}>
          <DataGrid aria-label="Products" rows={rows} columns={columns} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>
      {/* #endregion */}
    </Box>
  );
}
