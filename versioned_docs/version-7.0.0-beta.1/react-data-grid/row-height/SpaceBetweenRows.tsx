import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'listedOn', headerName: 'Listed', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
];

// #region excerpt
function getRowSpacing({
  isFirstVisible,
  isLastVisible,
}: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 5, bottom: isLastVisible ? 0 : 5 };
}
// #endregion

export default function SpaceBetweenRows() {
  const [asBorder, setAsBorder] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <FormControlLabel
        label="Space as a border"
        control={<Switch checked={asBorder} />}
        onChange={(_event, checked) => setAsBorder(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          key={String(asBorder)}
          aria-label="Products with space between the rows"
          rows={rows}
          columns={columns}
          getRowSpacing={getRowSpacing}
          rowSpacingType={asBorder ? 'border' : 'margin'}
          hideFooter
          sx={{
            [`& .${gridClasses.row}`]: {
              bgcolor: 'action.hover',
              borderStyle: 'solid',
              borderWidth: 0,
              borderColor: 'primary.light',
            },
          }}
        />
      </div>
    </Box>
  );
}
