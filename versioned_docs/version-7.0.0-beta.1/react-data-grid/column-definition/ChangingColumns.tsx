import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();
const formats = {
  rounded: new Intl.NumberFormat('en', { maximumFractionDigits: 0 }),
  exact: new Intl.NumberFormat('en', { minimumFractionDigits: 2 }),
};

export default function ChangingColumns() {
  const [rounded, setRounded] = React.useState(false);

  // #region excerpt
  const columns = React.useMemo<GridColDef<Product>[]>(() => {
    const format = rounded ? formats.rounded : formats.exact;
    const euros: Partial<GridColDef<Product>> = {
      type: 'number',
      width: 85,
      valueFormatter: (value: number) => format.format(value),
    };
    return [
      { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
      { ...euros, field: 'price', headerName: 'Price' },
      { ...euros, field: 'cost', headerName: 'Cost' },
    ];
  }, [rounded]);
  // #endregion

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <FormControlLabel
        label="Round to whole euros"
        control={
          <Switch
            checked={rounded}
            onChange={(event) => setRounded(event.target.checked)}
          />
        }
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products with price and cost"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
