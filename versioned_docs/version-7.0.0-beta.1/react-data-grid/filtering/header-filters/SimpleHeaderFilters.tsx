import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterModel,
  type GridProSlotsComponent,
} from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../../_data/products';

const rows = createProducts(56);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price', type: 'number', width: 150 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 150 },
];

// #region excerpt
const simple: Partial<GridProSlotsComponent> = { headerFilterMenu: null };
const advanced: Partial<GridProSlotsComponent> = {};

/** Keeps the conditions that a row without a menu can show. */
function simplified({ items }: GridFilterModel): GridFilterModel {
  return {
    items: items.filter(({ operator }) => /^(contains|=)$/.test(operator)),
  };
}
// #endregion

export default function SimpleHeaderFilters() {
  const [isSimple, setIsSimple] = React.useState(true);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const change = (next: boolean) => {
    setIsSimple(next);
    if (next) setFilterModel(simplified(filterModel));
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <FormControlLabel
        label="Choose operators"
        control={<Switch checked={!isSimple} />}
        onChange={(_event, checked) => change(!checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Products"
          rows={rows}
          columns={columns}
          hideFooter
          headerFilters
          slots={isSimple ? simple : advanced}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Box>
  );
}
