import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const isNoLamp = ({ row }: GridRowParams<Product>) =>
  !row.name.includes('lamp');

export default function ChangedOnlyByCode() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const steps = {
    'Cheapest first': () => apiRef.current.sortColumn('price', 'asc'),
    'Hide prices': () => apiRef.current.setColumnVisibility('price', false),
    'Select a mug': () => apiRef.current.selectRow(700),
    'Select a lamp': () => apiRef.current.selectRow(701),
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {Object.entries(steps).map(([name, run]) => (
          <Button key={name} size="small" onClick={run}>
            {name}
          </Button>
        ))}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products, changed only from code"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnMenu
          disableColumnSorting
          disableColumnSelector
          disableRowSelectionOnClick
          isRowSelectable={isNoLamp}
        />
      </Box>
    </Box>
  );
}
