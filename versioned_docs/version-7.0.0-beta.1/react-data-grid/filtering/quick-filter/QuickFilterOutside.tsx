import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../../_data/products';

const rows = createProducts(56);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'supplier',
    headerName: 'Supplier',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => row.supplier?.name,
  },
];

export default function QuickFilterOutside() {
  // #region excerpt
  const [text, setText] = React.useState('');
  const search = React.useDeferredValue(text);
  const [items, setItems] = React.useState<GridFilterModel['items']>([]);
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items, quickFilterValues: search.split(' ').filter(Boolean) }),
    [items, search],
  );
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 420 }}>
      <TextField
        type="search"
        size="small"
        label="Search products"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ maxWidth: 320 }}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products"
          rows={rows}
          columns={columns}
          hideFooter
          filterModel={filterModel}
          onFilterModelChange={(model) => setItems(model.items)}
        />
      </div>
    </Box>
  );
}
