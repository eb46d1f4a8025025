import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  getGridNumericOperators,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../../_data/products';

const rows = createProducts(56);

const OPERATORS = ['<=', '>=', '='];

// #region excerpt
function PriceFilter(props: GridRenderHeaderFilterProps) {
  const { colDef, item, inputRef, tabIndex } = props;
  const apiRef = useGridApiContext();
  const apply = (changes: { operator?: string; value?: string }) =>
    apiRef.current.upsertFilterItem({ ...item, ...changes });
  const leaveKeys = (event: React.KeyboardEvent) => event.stopPropagation();
  // #endregion

  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%' }} onKeyDown={leaveKeys}>
      <TextField
        select
        size="small"
        value={item.operator}
        onChange={(event) => apply({ operator: event.target.value })}
        SelectProps={{ SelectDisplayProps: { tabIndex } }}
        inputProps={{ 'aria-label': `How to compare ${colDef.headerName}` }}
        sx={{ width: 74 }}
      >
        {OPERATORS.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="number"
        size="small"
        value={item.value ?? ''}
        inputRef={inputRef}
        onChange={(event) => apply({ value: event.target.value })}
        inputProps={{ 'aria-label': colDef.headerName, tabIndex }}
        sx={{ flex: 1 }}
      />
    </Box>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 210,
    filterOperators: getGridNumericOperators().filter(({ value }) =>
      OPERATORS.includes(value),
    ),
    renderHeaderFilter: (params) => <PriceFilter {...params} />,
  },
];

export default function InlineOperators() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        headerFilters
      />
    </div>
  );
}
