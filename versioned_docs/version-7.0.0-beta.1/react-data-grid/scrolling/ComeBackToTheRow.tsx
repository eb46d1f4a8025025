import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(12);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

interface ListProps {
  top: number;
  onOpen: (person: Employee, top: number) => void;
}

function List({ top, onOpen }: ListProps) {
  const apiRef = useGridApiRef();
  // #region excerpt
  const [startsAt] = React.useState(top);
  React.useEffect(() => {
    // The rows are measured in the next frame.
    const frame = requestAnimationFrame(() =>
      apiRef.current.scroll({ top: startsAt }),
    );
    return () => cancelAnimationFrame(frame);
  }, [apiRef, startsAt]);
  // #endregion

  return (
    <DataGrid
      aria-label="Employees, a click opens one"
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      hideFooter
      onRowClick={({ row }) =>
        onOpen(row, apiRef.current.getScrollPosition().top)
      }
    />
  );
}

export default function ComeBackToTheRow() {
  const [person, setPerson] = React.useState<Employee>();
  const [top, setTop] = React.useState(0);
  const open = (next: Employee, position: number) => {
    setTop(position);
    setPerson(next);
  };

  return (
    <Box sx={{ height: 360 }}>
      {person ? (
        <>
          <Typography>
            {person.name}, {person.role}, {person.office}
          </Typography>
          <Button onClick={() => setPerson(undefined)}>Back to the list</Button>
        </>
      ) : (
        <List top={top} onOpen={open} />
      )}
    </Box>
  );
}
