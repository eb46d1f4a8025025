import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'items', headerName: 'Items', type: 'number', width: 70 },
];

// #region excerpt
const headerStaysOnPage = {
  overflow: 'visible',
  [`& .${gridClasses.main}, & .${gridClasses.virtualScroller}`]: {
    overflow: 'visible !important',
  },
  // The height of the fixed bar at the top of your page.
  [`& .${gridClasses['container--top']}`]: { top: '48px' },
};
// #endregion

export default function HeaderStaysOnPage() {
  return (
    <Box
      sx={{ height: 420, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{ position: 'sticky', top: 0, zIndex: 5, height: 48, px: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', display: 'flex', alignItems: 'center' }} // prettier-ignore
      >
        A fixed bar of the page
      </Box>
      <Typography sx={{ p: 2, height: 140 }}>
        Scroll this box, which represents the page. The grid does not scroll
        itself, and its headers stay below the bar.
      </Typography>
      <DataGrid
        aria-label="Orders, as long as the page"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
        sx={headerStaysOnPage}
      />
      <Typography sx={{ p: 2, height: 300 }}>
        The page continues after the grid.
      </Typography>
    </Box>
  );
}
