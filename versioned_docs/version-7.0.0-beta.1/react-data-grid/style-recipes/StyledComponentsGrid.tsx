import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { styled } from 'styled-components';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(12);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'listedOn', headerName: 'Listed', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 75 },
];

// #region excerpt
const PriceList = styled(DataGrid<Product>)<{ $accent: string }>`
  && {
    border-width: 2px 0;
    border-color: ${({ $accent }) => $accent};
    border-radius: 0;
  }

  && .MuiDataGrid-columnHeaderTitle {
    font-weight: 700;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }

  && .MuiDataGrid-cell[data-field='price'] {
    border-inline-start: 2px solid ${({ $accent }) => $accent};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

export default function StyledComponentsGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <PriceList
        $accent="#d97706"
        aria-label="Price list"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
// #endregion
