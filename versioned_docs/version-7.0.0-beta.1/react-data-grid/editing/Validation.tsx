import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

// #region excerpt
function checkHours({ props }: GridPreProcessEditCellProps<number>) {
  const { value } = props;
  const valid = typeof value === 'number' && value >= 8 && value <= 40;
  return { ...props, error: valid ? undefined : 'Between 8 and 40 hours' };
}

function HoursEditor({ error, ...params }: GridRenderEditCellParams) {
  return (
    <Tooltip open={Boolean(error)} title={<span role="alert">{error}</span>}>
      <div>
        <GridEditInputCell {...params} debounceMs={0} error={Boolean(error)} />
      </div>
    </Tooltip>
  );
}
// #endregion

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    editable: true,
    width: 120,
    preProcessEditCellProps: checkHours,
    renderEditCell: (params) => <HoursEditor {...params} />,
  },
];

export default function Validation() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Hours of the staff, checked"
        rows={rows}
        columns={columns}
        sx={{ '& .Mui-error': { color: 'error.main' } }}
        hideFooter
      />
    </div>
  );
}
