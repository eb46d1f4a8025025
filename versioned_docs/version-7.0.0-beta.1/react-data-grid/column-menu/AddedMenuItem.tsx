import SettingsEthernetIcon from '@mui/icons-material/SettingsEthernet';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 90 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'country', headerName: 'Country', width: 90 },
];

// #region excerpt
function FitWidthItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.autosizeColumns({ columns: [colDef.field] });
        onClick(event); // Closes the menu.
      }}
    >
      <ListItemIcon>
        <SettingsEthernetIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to the content</ListItemText>
    </MenuItem>
  );
}
const slotProps = {
  columnMenu: {
    slots: { fitWidth: FitWidthItem },
    slotProps: { fitWidth: { displayOrder: 25 } },
  },
};
// #endregion

export default function AddedMenuItem() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={slotProps}
      />
    </div>
  );
}
