import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../_data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function RowReordering() {
  // #region excerpt
  const [rows, setRows] = React.useState(() => createProducts(6));

  function move(from: number, to: number) {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    setRows(next);
  }
  // #endregion

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Products to reorder"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={({ oldIndex, targetIndex }) =>
          move(oldIndex, targetIndex)
        }
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
