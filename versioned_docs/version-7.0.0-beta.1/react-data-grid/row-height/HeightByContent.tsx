import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  {
    field: 'lines',
    headerName: 'Articles',
    flex: 1,
    minWidth: 150,
    sortable: false,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {row.lines.map(({ article, quantity }) => (
          <Box component="li" key={article} sx={{ lineHeight: '24px' }}>
            {quantity} × {article}
          </Box>
        ))}
      </Box>
    ),
  },
];

// #region excerpt
function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  const { lines } = model as Order;
  // One line fits in the default height.
  return lines.length === 1 ? null : (20 + lines.length * 24) * densityFactor;
}

export default function HeightByContent() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders as high as their lists"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </div>
  );
}
// #endregion
