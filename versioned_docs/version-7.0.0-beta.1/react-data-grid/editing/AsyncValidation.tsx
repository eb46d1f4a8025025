import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';
import { isNameFree } from './nameServer';

const rows = createEmployees();

export default function AsyncValidation() {
  const [status, setStatus] = React.useState('Change a name');

  // #region excerpt
  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const answers = new Map<string, Promise<boolean>>();
    async function checkName(params: GridPreProcessEditCellProps<string>) {
      const { props, row } = params;
      const name = props.value ?? '';
      if (name === row.name) return { ...props, error: false };
      setStatus(`Is “${name}” free?`);
      const answer = answers.get(name) ?? isNameFree(name);
      answers.set(name, answer);
      const free = await answer;
      setStatus(free ? `“${name}” is free` : `“${name}” is taken`);
      return { ...props, error: !free };
    }
    return createColumns(checkName);
  }, []);
  // #endregion

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ height: 32 }}>
        {status}
      </Typography>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Staff, names checked by a server"
          rows={rows}
          columns={columns}
          sx={{ '& .Mui-error': { color: 'error.main' } }}
          hideFooter
        />
      </div>
    </div>
  );
}

function createColumns(
  checkName: GridColDef<Employee>['preProcessEditCellProps'],
): GridColDef<Employee>[] {
  return [
    {
      field: 'name',
      headerName: 'Name',
      flex: 1,
      editable: true,
      preProcessEditCellProps: checkName,
      renderEditCell: (params) => (
        <GridEditInputCell {...params} debounceMs={400} />
      ),
    },
    { field: 'role', headerName: 'Role', flex: 1 },
  ];
}
