import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbar,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const slots = { toolbar: GridToolbar };

export default function ChangeReason() {
  const apiRef = useGridApiRef();
  const [line, setLine] = React.useState('No change yet');

  // #region excerpt
  const restore = () =>
    apiRef.current.restoreState({
      filter: {
        filterModel: {
          items: [{ field: 'status', operator: 'equals', value: 'Open' }],
        },
      },
    });
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 1, alignItems: 'center' }}>
        <Button onClick={restore}>Open orders</Button>
        <span role="status">{line}</span>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to filter"
          rows={rows}
          columns={columns}
          hideFooter
          slots={slots}
          onFilterModelChange={(model, { reason }) =>
            setLine(`Filters: ${model.items.length}, reason: ${reason}`)
          }
        />
      </Box>
    </Box>
  );
}
