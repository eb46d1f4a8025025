import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridState,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(8);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

// #region excerpt
function Price({ id }: { id: number }) {
  const apiRef = useGridApiContext();
  const price = useGridSelector(
    apiRef,
    (state: GridState) => state.rows.dataRowIdToModelLookup[id]?.price,
  );
  return <>{price} €</>;
}
// #endregion

function PriceFooter() {
  const [id, setId] = React.useState(700);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}>
      <TextField
        select
        size="small"
        label="Product"
        value={id}
        onChange={(event) => setId(Number(event.target.value))}
        sx={{ width: 170 }}
      >
        {rows.map((row) => (
          <MenuItem key={row.id} value={row.id}>
            {row.name}
          </MenuItem>
        ))}
      </TextField>
      <Box role="status" sx={{ typography: 'body2' }}>
        <div>
          Without a key: <Price id={id} />
        </div>
        <div>
          With a key: <Price key={id} id={id} />
        </div>
      </Box>
    </Box>
  );
}

const slots = { footer: PriceFooter };

export default function SelectorWithArgument() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Products and a price"
        rows={rows}
        columns={columns}
        slots={slots}
      />
    </div>
  );
}
