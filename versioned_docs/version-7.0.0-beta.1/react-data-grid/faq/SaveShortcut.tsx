import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(12);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, editable: true },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 110, editable: true }, // prettier-ignore
];

export default function SaveShortcut() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState('nothing yet');

  // #region excerpt
  const finishEditing = () => {
    const editing = Object.entries(apiRef.current.state.editRows);
    for (const [key, fields] of editing) {
      const id = Number(key); // Object keys are strings, these ids are numbers.
      for (const field of Object.keys(fields)) {
        apiRef.current.stopCellEditMode({ id, field });
      }
    }
  };
  // #endregion

  const save = (event: React.KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    finishEditing();
  };

  return (
    <Box onKeyDown={save} sx={{ height: 400 }}>
      <Typography variant="body2" sx={{ height: 32 }} role="status">
        Saved: {saved}
      </Typography>
      <div style={{ height: 368 }}>
        <DataGrid
          aria-label="Products, saved with Ctrl and S"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={(product: Product) => {
            setSaved(`${product.name}, ${product.price}`);
            return product;
          }}
          hideFooter
        />
      </div>
    </Box>
  );
}
