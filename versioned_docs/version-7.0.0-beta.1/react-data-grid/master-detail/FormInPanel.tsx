import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
];

// #region excerpt
function EmployeeForm({ employee }: { employee: Employee }) {
  const apiRef = useGridApiContext();
  const { id, name, role } = employee;
  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const change = { name: form.get('name'), role: form.get('role') };
    apiRef.current.updateRows([{ id, ...change }]);
    apiRef.current.toggleDetailPanel(id);
    apiRef.current.getCellElement(id, 'name')?.focus();
  };
  // #endregion

  return (
    <Box
      component="form"
      aria-label={`Edit ${name}`}
      onSubmit={save}
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr auto' },
        gap: 2,
        p: 2,
        maxWidth: 700,
      }}
    >
      <TextField
        required
        size="small"
        label="Name"
        name="name"
        defaultValue={name}
      />
      <TextField
        required
        size="small"
        label="Role"
        name="role"
        defaultValue={role}
      />
      <Button type="submit">Save</Button>
    </Box>
  );
}

const renderPanel = ({ row }: GridRowParams<Employee>) => (
  <EmployeeForm employee={row} />
);
const getPanelHeight = () => 'auto' as const;

export default function FormInPanel() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Staff, edited in panels"
        rows={rows}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={getPanelHeight}
        hideFooter
      />
    </div>
  );
}
