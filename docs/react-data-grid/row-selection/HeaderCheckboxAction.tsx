import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(12);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const SOME: GridRowSelectionModel = [4012, 4011];

export default function HeaderCheckboxAction() {
  const [selectAll, setSelectAll] = React.useState(true);
  const [selected, setSelected] = React.useState(SOME);

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel
        label="A click on the dash selects all"
        control={<Switch checked={selectAll} />}
        onChange={(_event, checked) => setSelectAll(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Orders, two of them selected"
          rows={rows}
          columns={columns}
          checkboxSelection
          indeterminateCheckboxAction={selectAll ? 'select' : 'deselect'}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
