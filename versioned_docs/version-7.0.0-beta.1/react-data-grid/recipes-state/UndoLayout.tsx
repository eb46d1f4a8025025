import IconButton from '@mui/material/IconButton';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import {
  DataGridPro,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';
import { useLayoutHistory } from './useLayoutHistory';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

// #region excerpt
function UndoToolbar() {
  const { undo, redo, steps } = useLayoutHistory();
  return (
    <GridToolbarContainer>
      <IconButton aria-label="Undo" disabled={!undo} onClick={undo}>
        <UndoIcon />
      </IconButton>
      <IconButton aria-label="Redo" disabled={!redo} onClick={redo}>
        <RedoIcon />
      </IconButton>
      <GridToolbarColumnsButton />
      <span role="status">Changes: {steps}</span>
    </GridToolbarContainer>
  );
}
// #endregion

const slots = { toolbar: UndoToolbar };

export default function UndoLayout() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Employees whose layout can be undone"
        rows={rows}
        columns={columns}
        hideFooter
        slots={slots}
      />
    </div>
  );
}
