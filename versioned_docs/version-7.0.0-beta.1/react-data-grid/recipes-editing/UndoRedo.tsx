import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';
import { useHistory } from './useHistory';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', editable: true, flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
];

const same = (a: Product, b: Product) =>
  a.name === b.name && a.price === b.price;

export default function UndoRedo() {
  const { rows, past, future, change, undo, redo } = useHistory(createProducts);
  // #region excerpt
  const save = (newRow: Product, oldRow: Product) => {
    if (!same(newRow, oldRow)) change(oldRow, newRow);
    return newRow;
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const key = event.key.toLowerCase();
    // In an edit field, these keys undo typing.
    if (event.target instanceof HTMLInputElement) return;
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y'))
      return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', gap: 1, pb: 1 }}>
        <Button onClick={undo} disabled={past.length === 0}>
          Undo ({past.length})
        </Button>
        <Button onClick={redo} disabled={future.length === 0}>
          Redo ({future.length})
        </Button>
      </Box>
      <Box
        sx={{ flex: 1, minHeight: 0 }}
        role="presentation"
        {...{ onKeyDown }}
      >
        <DataGrid
          aria-label="Products with undo"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          hideFooter
        />
      </Box>
    </Box>
  );
}
