import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

export default function FocusFirstMatch() {
  const apiRef = useGridApiRef();
  const [words, setWords] = React.useState('');
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: words.split(' ').filter(Boolean) }),
    [words],
  );

  // #region excerpt
  const goToFirstCell = () => {
    const [id] = gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
    const [field] = gridVisibleColumnFieldsSelector(apiRef);
    if (id === undefined || field === undefined) return;
    apiRef.current.scrollToIndexes({ rowIndex: 0, colIndex: 0 });
    apiRef.current.setCellFocus(id, field);
    // In the state of the grid, the cell may already have the focus.
    apiRef.current.getCellElement(id, field)?.focus();
  };
  // #endregion

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <TextField
        label="Search, then arrow down"
        size="small"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          goToFirstCell();
        }}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees found"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          hideFooter
        />
      </div>
    </Box>
  );
}
