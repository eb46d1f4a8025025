import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  type GridColDef,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(20);

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const getTreeDataPath = (row: Employee) => row.path;

const groupingColDef = { headerName: 'Name', width: 240 };

export default function RevealRow() {
  const apiRef = useGridApiRef();

  const [found, setFound] = React.useState<Employee | null>(null);

  // #region excerpt
  const open = (id: GridRowId) => {
    let parent = apiRef.current.getRowNode(id)?.parent ?? null;
    while (parent !== null && parent !== GRID_ROOT_GROUP_ID) {
      apiRef.current.setRowChildrenExpansion(parent, true);
      parent = apiRef.current.getRowNode(parent)?.parent ?? null;
    }
  };
  // #endregion
  React.useEffect(() => {
    if (!found) return undefined;
    // The grid positions the expanded rows a moment later.
    const timer = setTimeout(() => {
      const rowIndex = apiRef.current.getRowIndexRelativeToVisibleRows(
        found.id,
      );
      apiRef.current.scrollToIndexes({ rowIndex, colIndex: 0 });
    }, 200);
    return () => clearTimeout(timer);
  }, [apiRef, found]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 460 }}>
      <Autocomplete
        size="small"
        options={rows}
        getOptionLabel={({ name }) => name}
        onChange={(_event, person) => {
          if (person) open(person.id);
          setFound(person);
        }}
        renderInput={(params) => (
          <TextField {...params} label="Find a person" />
        )}
        sx={{ maxWidth: 280 }}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Employees to find"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          rows={rows}
          rowSelectionModel={found ? [found.id] : []}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
