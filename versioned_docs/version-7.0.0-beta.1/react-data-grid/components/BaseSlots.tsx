import * as React from 'react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import StarIcon from '@mui/icons-material/StarOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorderOutlined';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(20);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

// #region excerpt
const Star = React.forwardRef<HTMLButtonElement, CheckboxProps>(
  function Star(props, ref) {
    return (
      <Checkbox
        {...props}
        ref={ref}
        icon={<StarBorderIcon />}
        checkedIcon={<StarIcon />}
      />
    );
  },
);

const slots = { toolbar: GridToolbar, baseCheckbox: Star };

const slotProps = {
  baseButton: { variant: 'outlined', color: 'inherit' },
  baseTooltip: { arrow: true, placement: 'top', enterDelay: 200 },
} as const;
// #endregion

export default function BaseSlots() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products to mark"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
        slots={slots}
        slotProps={slotProps}
        sx={{ '& .MuiDataGrid-toolbarContainer': { gap: 1, p: 1 } }}
      />
    </div>
  );
}
