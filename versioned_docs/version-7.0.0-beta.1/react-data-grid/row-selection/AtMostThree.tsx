import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(16);
const names = new Map(rows.map(({ id, name }) => [id, name]));

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
];

const MOST = 3;

export default function AtMostThree() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([701, 703]);

  return (
    <Box sx={{ height: 470, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="body2">Compare up to {MOST} products</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minHeight: 60 }}>
        {model.map((id) => (
          <Chip
            key={id}
            size="small"
            label={names.get(Number(id))}
            onDelete={() => setModel(model.filter((each) => each !== id))}
          />
        ))}
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Products to compare"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={model}
          onRowSelectionModelChange={(next) => setModel(next.slice(-MOST))}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
