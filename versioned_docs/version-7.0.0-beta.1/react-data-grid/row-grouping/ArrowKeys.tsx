import {
  DataGridPremium,
  type GridColDef,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'role', headerName: 'Role', width: 160 },
];

const groupingColDef = { width: 220 };

export default function ArrowKeys() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const openAndClose: GridEventListener<'cellKeyDown'> = (params, event) => {
    const { id, rowNode, colDef } = params;
    const isGroupCell =
      rowNode.type === 'group' && colDef.field.startsWith('__row_group');
    if (!isGroupCell || !event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      event.defaultMuiPrevented = true;
      apiRef.current.setRowChildrenExpansion(id, event.key === 'ArrowDown');
    }
  };
  // #endregion

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees, expanded with Alt and arrow keys"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        onCellKeyDown={openAndClose}
        hideFooter
        initialState={{
          rowGrouping: { model: ['department', 'office'] },
          columns: {
            columnVisibilityModel: { department: false, office: false },
          },
        }}
      />
    </div>
  );
}
