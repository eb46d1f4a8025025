import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const everyone = createEmployees(2);

export default function RowActions() {
  const [rows, setRows] = React.useState(everyone);

  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const remove = (id: number) =>
      setRows((all) => all.filter((one) => one.id !== id));
    const move = (id: number, remote: boolean) =>
      setRows((all) =>
        all.map((one) => (one.id === id ? { ...one, remote } : one)),
      );

    // #region excerpt
    const getActions = ({ row }: GridRowParams<Employee>) => [
      <GridActionsCellItem
        key="delete"
        icon={<DeleteIcon />}
        label={`Delete ${row.name}`}
        disabled={row.role === 'Director'}
        onClick={() => remove(row.id)}
      />,
      <GridActionsCellItem
        key="move"
        showInMenu
        label={row.remote ? 'Move to the office' : 'Move to remote work'}
        onClick={() => move(row.id, !row.remote)}
      />,
    ];
    // #endregion

    return [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
      { field: 'remote', headerName: 'Remote', type: 'boolean', width: 80 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions,
      },
    ];
  }, []);

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
