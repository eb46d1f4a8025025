import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country' },
];

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter sx={{ flex: 1 }} />
    </GridToolbarContainer>
  );
}

export default function QuickFilterHiddenColumns() {
  // #region excerpt
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['norway'],
    quickFilterExcludeHiddenColumns: false,
  });
  const setHidden = (searched: boolean) =>
    setFilterModel({
      ...filterModel,
      quickFilterExcludeHiddenColumns: !searched,
    });
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <FormControlLabel
        label="Search the hidden country too"
        control={
          <Switch checked={!filterModel.quickFilterExcludeHiddenColumns} />
        }
        onChange={(_event, checked) => setHidden(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          slots={{ toolbar: Toolbar }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          initialState={{
            columns: { columnVisibilityModel: { country: false } },
          }}
        />
      </div>
    </Box>
  );
}
