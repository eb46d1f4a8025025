import * as React from 'react';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridSortDirection,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

interface Place {
  field: string;
  left: number;
  top: number;
}

export default function HeaderContextMenu() {
  const apiRef = useGridApiRef();
  const [place, setPlace] = React.useState<Place>();

  // #region excerpt
  const open: GridEventListener<'columnHeaderContextMenu'> = (
    { field },
    event,
  ) => {
    event.preventDefault();
    setPlace({ field, left: event.clientX, top: event.clientY });
  };

  const sort = (direction: GridSortDirection) => {
    if (place) apiRef.current.sortColumn(place.field, direction);
    setPlace(undefined);
  };
  // #endregion

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees, right-click a header"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onColumnHeaderContextMenu={open}
        hideFooter
      />
      <Menu
        open={place !== undefined}
        onClose={() => setPlace(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={place}
      >
        <MenuItem onClick={() => sort('asc')}>
          <ListItemText>Smallest first</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => sort('desc')}>
          <ListItemText>Largest first</ListItemText>
        </MenuItem>
      </Menu>
    </div>
  );
}
