import PrintIcon from '@mui/icons-material/Print';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 130 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
  {
    field: 'actions',
    headerName: 'Print',
    type: 'actions',
    width: 60,
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="print"
        icon={<PrintIcon />}
        label={`Print order ${row.id}`}
        onClick={() => window.print()}
      />,
    ],
  },
];

export default function PinnedHelperColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Orders with pinned checkboxes and buttons"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_FIELD],
            right: ['actions'],
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
