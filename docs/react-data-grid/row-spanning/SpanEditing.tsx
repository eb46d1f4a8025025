import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const columns: GridColDef<Employee>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 150,
    editable: true,
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
];

export default function SpanEditing() {
  const [rows, setRows] = React.useState(() => createEmployees(3));

  // #region excerpt
  /** Renames the department in all rows that the edited cell covers. */
  const rename = (edited: Employee, { department }: Employee) => {
    setRows((all) =>
      all.map((row) =>
        row.department === department
          ? { ...row, department: edited.department }
          : row,
      ),
    );
    return edited;
  };
  // #endregion

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Employees, with departments to rename"
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        processRowUpdate={rename}
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
