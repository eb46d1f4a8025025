import * as React from 'react';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import ShrinkIcon from '@mui/icons-material/UnfoldLess';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueGetter: (_value, { stock }) =>
      stock.Antwerp + stock.Gdańsk + stock.Porto,
  },
  {
    field: 'Antwerp',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.stock.Antwerp,
  },
  {
    field: 'Gdańsk',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.stock.Gdańsk,
  },
  {
    field: 'Porto',
    type: 'number',
    width: 80,
    valueGetter: (_value, row) => row.stock.Porto,
  },
];

const DETAILS = ['Antwerp', 'Gdańsk', 'Porto'];

// #region excerpt
function StockHeader() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const expanded = DETAILS.some((field) => model[field] !== false);

  const toggle = () => {
    const changes = DETAILS.map((field) => [field, !expanded] as const);
    apiRef.current.setColumnVisibilityModel({
      ...model,
      ...Object.fromEntries(changes),
    });
  };
  const goDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown')
      apiRef.current.setColumnHeaderFocus('total', event);
  };
  // #endregion

  return (
    <Button
      size="small"
      aria-expanded={expanded}
      endIcon={expanded ? <ShrinkIcon /> : <ExpandIcon />}
      onClick={toggle}
      onKeyDown={goDown}
    >
      Stock
    </Button>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'stock',
    headerName: 'Stock',
    children: ['total', ...DETAILS].map((field) => ({ field })),
    renderHeaderGroup: () => <StockHeader />,
  },
];

export default function CollapsibleGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Articles"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
        initialState={{
          columns: {
            columnVisibilityModel: {
              Antwerp: false,
              Gdańsk: false,
              Porto: false,
            },
          },
        }}
      />
    </div>
  );
}
