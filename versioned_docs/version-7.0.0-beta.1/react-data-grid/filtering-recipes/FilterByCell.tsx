import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const EVERYTHING: GridFilterModel = { items: [] };

export default function FilterByCell() {
  const [filterModel, setFilterModel] = React.useState(EVERYTHING);
  const [item] = filterModel.items;
  // #region excerpt
  const filterBy = ({ field, value }: GridCellParams) =>
    setFilterModel(
      item?.field === field && item.value === value
        ? EVERYTHING
        : { items: [{ field, operator: 'equals', value }] },
    );
  const press = (cell: GridCellParams, event: React.KeyboardEvent) => {
    if (event.key === 'Enter') filterBy(cell);
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Box role="status" sx={{ height: 44 }}>
        {item ? (
          <Chip
            label={item.value}
            onDelete={() => setFilterModel(EVERYTHING)}
          />
        ) : (
          <Typography variant="body2">
            Click a cell, or press Enter in it.
          </Typography>
        )}
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnFilter
          disableRowSelectionOnClick
          filterModel={filterModel}
          onCellClick={filterBy}
          onCellKeyDown={press}
          sx={{ '& .MuiDataGrid-cell': { cursor: 'pointer' } }}
        />
      </div>
    </Box>
  );
}
