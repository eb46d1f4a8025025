import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import PersonIcon from '@mui/icons-material/Person';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const everyone = createEmployees(2);

export default function RowActions() {
  const [rows, setRows] = React.useState(everyone);

  // #region excerpt
  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
      { field: 'remote', headerName: 'Remote', type: 'boolean', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => setRows((all) => all.filter((one) => one.id !== id))}
          />,
          <GridActionsCellItem
            key="remote"
            icon={<PersonIcon />}
            label="Works remotely or not"
            showInMenu
            onClick={() =>
              setRows((all) =>
                all.map((one) =>
                  one.id === id ? { ...one, remote: !one.remote } : one,
                ),
              )
            }
          />,
        ],
      },
    ],
    [],
  );
  // #endregion

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
