import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', flex: 1 },
];

// #region excerpt
function NoOrders() {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        height: '100%',
        p: 2,
        textAlign: 'center',
      }}
    >
      <Avatar sx={{ width: 56, height: 56, mb: 2, bgcolor: 'action.selected' }}>
        <InboxIcon sx={{ fontSize: 28, color: 'primary.main' }} />
      </Avatar>
      <Typography sx={{ fontWeight: 600 }}>No orders yet</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        They appear here within a minute.
      </Typography>
    </Stack>
  );
}
// #endregion

export default function NoRowsOverlay() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders of today"
        rows={[]}
        columns={columns}
        hideFooter
        slots={{ noRowsOverlay: NoOrders }}
      />
    </div>
  );
}
