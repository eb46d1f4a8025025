import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(20);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

// #region excerpt
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    anchorRef?: React.Ref<HTMLDivElement>;
  }
}

function EndToolbar({ anchorRef }: { anchorRef?: React.Ref<HTMLDivElement> }) {
  return (
    <GridToolbarContainer ref={anchorRef} sx={{ justifyContent: 'end', p: 1 }}>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}
// #endregion

export default function PanelPlacement() {
  const [toolbar, setToolbar] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: EndToolbar }}
        slotProps={{
          toolbar: { anchorRef: setToolbar },
          panel: { anchorEl: toolbar, placement: 'bottom-end' },
          filterPanel: { disableAddFilterButton: true },
          columnsManagement: { disableShowHideToggle: true },
        }}
      />
    </Box>
  );
}
