import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const products = createProducts(40);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const FIRST = products.slice(1, 4).map(({ id }) => id);

export default function SelectedRowsOnly() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>(FIRST);
  const [only, setOnly] = React.useState(false);
  // #region excerpt
  const rows = React.useMemo(
    () =>
      only ? products.filter(({ id }) => selected.includes(id)) : products,
    [only, selected],
  );
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <FormControlLabel
        label={`Only the selected rows (${selected.length})`}
        control={<Switch checked={only} />}
        onChange={(_event, checked) => setOnly(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products"
          rows={rows}
          columns={columns}
          hideFooter
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
    </Box>
  );
}
