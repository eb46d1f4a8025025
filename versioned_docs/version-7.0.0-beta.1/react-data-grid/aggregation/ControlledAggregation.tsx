import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
];

const FUNCTIONS = ['none', 'avg', 'min', 'max', 'size'];

export default function ControlledAggregation() {
  // #region excerpt
  const [model, setModel] = React.useState<GridAggregationModel>({
    price: 'avg',
  });

  const choose = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    setModel(value === 'none' ? {} : { price: value });
  };
  // #endregion

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <TextField
        select
        size="small"
        label="Below the prices"
        value={model.price ?? 'none'}
        onChange={choose}
        sx={{ mt: 1, width: 180 }}
      >
        {FUNCTIONS.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DataGridPremium
        aria-label="Products"
        rows={rows}
        columns={columns}
        aggregationModel={model}
        onAggregationModelChange={setModel}
      />
    </Box>
  );
}
