import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function InitialOrControlled() {
  const [isControlled, setControlled] = React.useState(false);
  const [field, setField] = React.useState('name');

  // #region excerpt
  const sortModel: GridSortModel = React.useMemo(
    () => [{ field, sort: 'asc' }],
    [field],
  );
  const props = isControlled
    ? {
        sortModel,
        onSortModelChange: ([item]: GridSortModel) =>
          setField(item?.field ?? field),
      }
    : { initialState: { sorting: { sortModel } } };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button onClick={() => setField('name')}>By name</Button>
        <Button onClick={() => setField('hours')}>By hours</Button>
        <FormControlLabel
          control={<Switch checked={isControlled} />}
          label="Controlled"
          onChange={() => setControlled(!isControlled)}
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          key={String(isControlled)}
          aria-label="Employees, sorted from outside"
          rows={rows}
          columns={columns}
          hideFooter
          {...props}
        />
      </Box>
    </Box>
  );
}
