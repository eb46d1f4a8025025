import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function DefaultPrevented() {
  const [opened, setOpened] = React.useState('');

  // #region excerpt
  const openInstead: GridEventListener<'cellDoubleClick'> = (params, event) => {
    event.defaultMuiPrevented = true;
    setOpened(params.row.name);
  };

  const openWithEnter: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key !== 'Enter' || params.cellMode === 'edit') return;
    event.defaultMuiPrevented = true;
    event.preventDefault();
    setOpened(params.row.name);
  };
  // #endregion

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ height: 32 }}>
        {opened ? `${opened} is open` : 'Nothing is open'}
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Products: Enter opens, typing edits"
          rows={rows}
          columns={columns}
          hideFooter
          onCellDoubleClick={openInstead}
          onCellKeyDown={openWithEnter}
        />
      </div>
    </div>
  );
}
