import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 110 },
];

// #region excerpt
function Waiting() {
  return <HourglassIcon titleAccess="no" fontSize="small" color="disabled" />;
}

function Paid() {
  return <CheckCircleIcon titleAccess="yes" fontSize="small" color="success" />;
}

const slots = {
  toolbar: GridToolbar,
  booleanCellTrueIcon: Paid,
  booleanCellFalseIcon: Waiting,
  columnMenuIcon: MenuIcon,
  openFilterButtonIcon: TuneIcon,
};
// #endregion

export default function IconSlots() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={slots}
      />
    </div>
  );
}
