import {
  DataGrid,
  GridCellEditStopReasons,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  { field: 'role', headerName: 'Role', editable: true, flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true, width: 90 }, // prettier-ignore
  { field: 'salary', headerName: 'Salary', type: 'number', editable: true },
];

type Api = ReturnType<typeof useGridApiRef>;

/** Finds the first editable cell after or before another cell. */
function findEditable(apiRef: Api, from: GridCellParams, backwards: boolean) {
  const fields = apiRef.current.getVisibleColumns().map(({ field }) => field);
  const cells = gridFilteredSortedRowIdsSelector(apiRef).flatMap((id) =>
    fields.map((field) => ({ id, field })),
  );
  if (backwards) cells.reverse();
  const here = cells.findIndex(
    ({ id, field }) => id === from.id && field === from.field,
  );
  return cells.slice(here + 1).find(({ id, field }) => {
    const { getCellParams, isCellEditable } = apiRef.current;
    return isCellEditable(getCellParams(id, field));
  });
}

const { tabKeyDown, shiftTabKeyDown } = GridCellEditStopReasons;

export default function TabToNextEditor() {
  const apiRef = useGridApiRef();
  // #region excerpt
  const goOn: GridEventListener<'cellEditStop'> = (params, event) => {
    const { id, field, reason } = params;
    if (reason !== tabKeyDown && reason !== shiftTabKeyDown) return;
    const next = findEditable(apiRef, params, reason === shiftTabKeyDown);
    if (!next) return;
    event.defaultMuiPrevented = true;
    apiRef.current.stopCellEditMode({ id, field });
    apiRef.current.startCellEditMode(next);
  };
  // #endregion

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Staff, Tab opens the next editor"
        rows={rows}
        columns={columns}
        onCellEditStop={goOn}
        hideFooter
      />
    </div>
  );
}
