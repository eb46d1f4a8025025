import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuHideItem,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 100 },
];

// #region excerpt
const OwnMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function OwnMenu({ hideMenu, colDef, ...other }, ref) {
    const apiRef = useGridApiContext();
    const showAll = (event: React.MouseEvent) => {
      apiRef.current.setColumnVisibilityModel({});
      hideMenu(event);
    };
    return (
      <GridColumnMenuContainer {...{ hideMenu, colDef, ref }} {...other}>
        <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
        <GridColumnMenuHideItem colDef={colDef} onClick={hideMenu} />
        <MenuItem onClick={showAll}>Show all columns</MenuItem>
      </GridColumnMenuContainer>
    );
  },
);
// #endregion

export default function OwnColumnMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnMenu: OwnMenu }}
      />
    </div>
  );
}
