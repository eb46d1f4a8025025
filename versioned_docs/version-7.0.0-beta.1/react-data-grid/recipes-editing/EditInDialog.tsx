import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';
import { EmployeeDialog } from './EmployeeDialog';

export default function EditInDialog() {
  const [rows, setRows] = React.useState(() => createEmployees());
  const [edited, setEdited] = React.useState<Employee | null>(null);

  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
      { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
      {
        field: 'edit',
        headerName: 'Edit',
        type: 'actions',
        width: 60,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="edit"
            icon={<EditIcon />}
            label={`Edit ${row.name}`}
            onClick={() => setEdited(row)}
          />,
        ],
      },
    ],
    [],
  );
  const save = (row: Employee) => {
    setRows((last) => last.map((each) => (each.id === row.id ? row : each)));
    setEdited(null);
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Staff, edited in a dialog"
        rows={rows}
        columns={columns}
        onRowDoubleClick={({ row }) => setEdited(row as Employee)}
        hideFooter
      />
      {edited && (
        <EmployeeDialog
          employee={edited}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
      {/* #endregion */}
    </div>
  );
}
