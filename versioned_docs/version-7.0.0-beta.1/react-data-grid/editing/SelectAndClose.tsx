import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
function StatusEditor(params: GridRenderEditCellParams<Order>) {
  const { id, field } = params;
  const apiRef = useGridApiContext();
  const close = async (_event: unknown, value: unknown) => {
    await apiRef.current.setEditCellValue({ id, field, value });
    // After Enter, the grid has already stopped editing.
    if (apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };
  return <GridEditSingleSelectCell {...params} onValueChange={close} />;
}
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    editable: true,
    width: 140,
    renderEditCell: (params) => <StatusEditor {...params} />,
  },
];

export default function SelectAndClose() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders; a status is saved as soon as it is chosen"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
