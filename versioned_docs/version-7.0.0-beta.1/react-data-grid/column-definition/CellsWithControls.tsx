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

interface GreetCellProps extends GridRenderCellParams<Employee> {
  onGreet: (name: string) => void;
}

/** Prevents the grid from scrolling by a page. */
function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') event.stopPropagation();
}

// #region excerpt
function GreetCell({ row, hasFocus, tabIndex, onGreet }: GreetCellProps) {
  const button = React.useRef<HTMLButtonElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  return (
    <Button
      ref={button}
      tabIndex={tabIndex}
      size="small"
      onClick={() => onGreet(row.name)}
      onKeyDown={keepSpace}
    >
      Greet
    </Button>
  );
}
// #endregion

export default function CellsWithControls() {
  const [greeted, setGreeted] = React.useState('nobody');

  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
      {
        field: 'greet',
        headerName: 'Greet',
        width: 110,
        display: 'flex',
        sortable: false,
        filterable: false,
        renderCell: (params) => <GreetCell {...params} onGreet={setGreeted} />,
      },
    ],
    [],
  );

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
