import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

export default function CellsWithControls() {
  const [greeted, setGreeted] = React.useState('nobody');

  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    // #region excerpt
    function GreetCell({
      row,
      hasFocus,
      tabIndex,
    }: GridRenderCellParams<Employee>) {
      const button = React.useRef<HTMLButtonElement>(null);
      React.useLayoutEffect(() => {
        if (hasFocus) button.current?.focus({ preventScroll: true });
      }, [hasFocus]);

      return (
        <Button
          ref={button}
          size="small"
          tabIndex={tabIndex}
          onClick={() => setGreeted(row.name)}
        >
          Greet
        </Button>
      );
    }
    // #endregion

    return [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
      {
        field: 'greet',
        headerName: 'Greet',
        width: 110,
        sortable: false,
        filterable: false,
        renderCell: (params) => <GreetCell {...params} />,
      },
    ];
  }, []);

  return (
    <div>
      <Typography variant="body2" sx={{ height: 32 }} role="status">
        Greeted: {greeted}
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
