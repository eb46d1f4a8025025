import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const day = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

// #region excerpt
const renderPanel = ({ row }: GridRowParams<Order>) =>
  row.shippedOn && (
    <Typography variant="body2" sx={{ p: 2 }}>
      Left for {row.city} on {day.format(row.shippedOn)}.
    </Typography>
  );
// #endregion

const getPanelHeight = () => 80;

export default function RowsWithoutPanel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, details for shipped ones"
        rows={rows}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={getPanelHeight}
        hideFooter
      />
    </div>
  );
}
