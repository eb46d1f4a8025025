import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridEvents } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';
import { addEntry, EventLog, type LogEntry } from './EventLog';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  { field: 'role', headerName: 'Role', width: 150 },
  { field: 'office', headerName: 'Office', width: 100 },
];

// #region excerpt
const GROUPS = {
  'Cells and rows': ['cellMouseDown', 'cellMouseUp', 'cellClick', 'cellDoubleClick', 'cellKeyDown', 'cellFocusIn', 'cellFocusOut', 'cellEditStart', 'cellEditStop', 'rowClick', 'rowDoubleClick', 'rowEditStart'], // prettier-ignore
  Columns: ['columnHeaderClick', 'columnHeaderFocus', 'columnHeaderKeyDown', 'columnResizeStart', 'columnResize', 'columnResizeStop', 'columnWidthChange', 'columnHeaderDragStart', 'columnIndexChange', 'columnOrderChange', 'menuOpen', 'menuClose'], // prettier-ignore
  'Models and rows': ['sortModelChange', 'filterModelChange', 'rowSelectionChange', 'paginationModelChange', 'columnVisibilityModelChange', 'sortedRowsSet', 'filteredRowsSet', 'rowsSet', 'columnsChange', 'stateChange'], // prettier-ignore
  'Size and scrolling': ['scrollPositionChange', 'renderedRowsIntervalChange', 'resize', 'debouncedResize', 'viewportInnerSizeChange', 'virtualScrollerContentSizeChange', 'virtualScrollerWheel'], // prettier-ignore
} satisfies Record<string, GridEvents[]>;

type Group = keyof typeof GROUPS;
// #endregion

const names = Object.keys(GROUPS) as Group[];

export default function EventInspector() {
  const apiRef = useGridApiRef();
  const [group, setGroup] = React.useState<Group>('Cells and rows');
  const [entries, setEntries] = React.useState<LogEntry[]>([]);

  React.useEffect(() => {
    const stops = GROUPS[group].map((name) =>
      apiRef.current.subscribeEvent(name, (params: unknown) =>
        setEntries((before) => addEntry(before, name, params)),
      ),
    );
    return () => stops.forEach((stop) => stop());
  }, [apiRef, group]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <Box sx={{ display: 'flex', gap: 1, pt: 1, mb: 1.5 }}>
        <TextField
          select
          size="small"
          label="Events"
          value={group}
          onChange={(event) => setGroup(event.target.value as Group)}
          sx={{ width: 200 }}
        >
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => setEntries([])}>Clear</Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees to try events on"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <EventLog entries={entries} />
    </Box>
  );
}
