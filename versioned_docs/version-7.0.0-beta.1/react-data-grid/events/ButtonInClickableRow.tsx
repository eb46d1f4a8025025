import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

// #region excerpt
/** Returns true for clicks on a control inside the row. */
function isForControl(event: React.MouseEvent): boolean {
  const target = event.target as Element;
  return target.closest('a, button, input, [role="button"]') !== null;
}
// #endregion

export default function ButtonInClickableRow() {
  const [line, setLine] = React.useState('Click a row, the link or the button');

  const columns = React.useMemo(
    (): GridColDef<Employee>[] => [
      {
        field: 'name',
        headerName: 'Name',
        flex: 1,
        minWidth: 130,
        renderCell: ({ value }) => (
          <Link href="#ButtonInClickableRow">{value}</Link>
        ),
      },
      {
        field: 'call',
        headerName: 'Call',
        width: 90,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Call ${row.name}`}
            onClick={() => setLine(`Calling ${row.name}`)}
          >
            Call
          </Button>
        ),
      },
    ],
    [],
  );

  const open: GridEventListener<'rowClick'> = ({ row }, event) => {
    if (isForControl(event)) return;
    setLine(`Opened ${row.name}`);
  };

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ height: 32 }}>
        {line}
      </Typography>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          hideFooter
          disableRowSelectionOnClick
          onRowClick={open}
        />
      </div>
    </div>
  );
}
