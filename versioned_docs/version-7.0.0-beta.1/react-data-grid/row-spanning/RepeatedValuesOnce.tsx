import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import {
  DataGrid,
  gridClasses,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(4);

// #region excerpt
function OnceCell({ id, field, value }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  const above = ids[ids.indexOf(id) - 1];
  const isRepeated =
    above !== undefined && apiRef.current.getCellValue(above, field) === value;

  return isRepeated ? (
    <Box component="span" className="repeated" sx={visuallyHidden}>
      {value}
    </Box>
  ) : (
    <span>{value}</span>
  );
}
// #endregion

const columns: GridColDef<Employee>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 120,
    renderCell: (params) => <OnceCell {...params} />,
  },
  { field: 'name', headerName: 'Name', flex: 1 },
  {
    field: 'office',
    headerName: 'Office',
    width: 90,
    renderCell: (params) => <OnceCell {...params} />,
  },
];

export default function RepeatedValuesOnce() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Employees, repeated values shown once"
        rows={rows}
        columns={columns}
        hideFooter
        showCellVerticalBorder
        sx={{
          [`& .${gridClasses.cell}:has(.repeated)`]: {
            borderTopColor: 'transparent',
          },
        }}
      />
    </div>
  );
}
