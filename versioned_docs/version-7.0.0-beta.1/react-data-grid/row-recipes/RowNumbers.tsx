import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(8);

// #region excerpt
function NumberCell({ id }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  return <>{ids.indexOf(id) + 1}</>;
}
// #endregion

const columns: GridColDef<Employee>[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 60,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: (params) => <NumberCell {...params} />,
  },
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'startedOn', headerName: 'Since', type: 'date', width: 110 },
];

export default function RowNumbers() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Employees with numbers"
        rows={rows}
        columns={columns}
        pageSizeOptions={[10]}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'startedOn', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
