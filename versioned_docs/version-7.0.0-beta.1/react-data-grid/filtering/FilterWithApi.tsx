import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(40);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 90 },
];

export default function FilterWithApi() {
  const apiRef = useGridApiRef();
  // #region excerpt
  const only = (name: string) =>
    apiRef.current.setFilterModel({
      items: [{ id: 1, field: 'name', operator: 'contains', value: name }],
    });
  const askForPrice = () => apiRef.current.showFilterPanel('price');
  const everything = () => apiRef.current.setFilterModel({ items: [] });
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 440 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => only('mug')}>
          Mugs
        </Button>
        <Button size="small" variant="outlined" onClick={() => only('lamp')}>
          Lamps
        </Button>
        <Button size="small" variant="outlined" onClick={askForPrice}>
          By price…
        </Button>
        <Button size="small" variant="outlined" onClick={everything}>
          Everything
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
