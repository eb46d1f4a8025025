import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridRowSelectionStateSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'office', headerName: 'Office', width: 100 },
];

// #region excerpt
function StepToolbar() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  const [selected] = useGridSelector(apiRef, gridRowSelectionStateSelector);
  const index = selected === undefined ? -1 : ids.indexOf(selected);

  const step = (by: number) => {
    const id = ids[index + by];
    if (id === undefined) return;
    apiRef.current.selectRow(id, true, true);
    apiRef.current.scrollToIndexes({ rowIndex: index + by });
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', p: 1, gap: 1 }}>
      <IconButton
        aria-label="Previous row"
        disabled={index < 1}
        onClick={() => step(-1)}
      >
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton
        aria-label="Next row"
        disabled={index === ids.length - 1}
        onClick={() => step(1)}
      >
        <ArrowDownwardIcon />
      </IconButton>
      <span role="status">
        {index + 1} of {ids.length}
      </span>
    </Box>
  );
}

const slots = { toolbar: StepToolbar };

export default function StepThroughRows() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Employees to step through"
        rows={rows}
        columns={columns}
        hideFooter
        slots={slots}
      />
    </div>
  );
}
