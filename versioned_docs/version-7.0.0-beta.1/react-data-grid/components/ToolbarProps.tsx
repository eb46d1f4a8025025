import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  GridToolbarContainer,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'listedOn', headerName: 'Listed', flex: 1 },
];

// #region excerpt
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onMore?: () => void;
  }
}

function ProductToolbar({ onMore }: { onMore?: () => void }) {
  return (
    <GridToolbarContainer>
      <Button size="small" onClick={onMore}>
        Load five more
      </Button>
    </GridToolbarContainer>
  );
}

export default function ToolbarProps() {
  const [count, setCount] = React.useState(5);
  const rows = React.useMemo(() => createProducts(count), [count]);

  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: ProductToolbar }}
        slotProps={{ toolbar: { onMore: () => setCount(count + 5) } }}
      />
    </Box>
  );
}
// #endregion
