import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();
const euros = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

// #region excerpt
const TaxContext = React.createContext(0);

function Price({ price }: { price: number }) {
  const tax = React.useContext(TaxContext);
  return <>{euros.format(price * (1 + tax))}</>;
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 140 },
  {
    field: 'price',
    headerName: 'Price, €',
    type: 'number',
    renderCell: ({ row }) => <Price price={row.price} />,
  },
  { field: 'listedOn', headerName: 'Listed', flex: 1, minWidth: 110 },
];
// #endregion

export default function CellsFromContext() {
  const [withTax, setWithTax] = React.useState(false);
  return (
    <TaxContext.Provider value={withTax ? 0.21 : 0}>
      <div style={{ display: 'flex', flexDirection: 'column', height: 380 }}>
        <FormControlLabel
          label="Prices with 21% tax"
          control={
            <Switch
              checked={withTax}
              onChange={(event) => setWithTax(event.target.checked)}
            />
          }
        />
        <div style={{ flex: 1, minHeight: 0 }}>
          <DataGrid
            aria-label="Products and prices"
            rows={rows}
            columns={columns}
            hideFooter
          />
        </div>
      </div>
    </TaxContext.Provider>
  );
}
