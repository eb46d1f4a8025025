import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const openOnes = { field: 'status', operator: 'equals', value: 'Open' };
const initialState = {
  filter: { filterModel: { items: [openOnes] } },
};

export default function StartOver() {
  const apiRef = useGridApiRef();
  // #region excerpt
  const [visit, setVisit] = React.useState(0);
  const showAll = () => apiRef.current.setFilterModel({ items: [] });
  const startOver = () => setVisit((last) => last + 1);
  // #endregion

  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={showAll}>
          Remove all filters
        </Button>
        <Button variant="outlined" size="small" onClick={startOver}>
          Start over
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          key={visit}
          apiRef={apiRef}
          aria-label="Orders, the open ones at first"
          rows={rows}
          columns={columns}
          initialState={initialState}
        />
      </div>
    </Box>
  );
}
