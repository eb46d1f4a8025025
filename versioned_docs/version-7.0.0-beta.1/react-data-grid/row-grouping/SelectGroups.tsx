import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowTreeSelector,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
  type GridRowTreeConfig,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 160 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

/** Group ids are strings, employee ids are numbers. */
const isGroup = (id: GridRowId) => typeof id === 'string';

const groupsOf = (tree: GridRowTreeConfig) =>
  Object.keys(tree).filter((id) => id.startsWith('auto-generated'));

const groupingColDef = { width: 200 };

export default function SelectGroups() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowSelectionModel>([]);

  // #region excerpt
  const select = (next: GridRowSelectionModel) => {
    const rowsOf = (groupId: GridRowId) =>
      apiRef.current.getRowGroupChildren({ groupId });
    const people = new Set<GridRowId>(next.filter((id) => !isGroup(id)));
    for (const id of next.filter(isGroup)) {
      if (!model.includes(id)) rowsOf(id).forEach((child) => people.add(child));
    }
    for (const id of model.filter(isGroup)) {
      if (next.includes(id)) continue;
      rowsOf(id).forEach((child) => people.delete(child));
    }
    const full = groupsOf(gridRowTreeSelector(apiRef)).filter((id) =>
      rowsOf(id).every((child) => people.has(child)),
    );
    setModel([...people, ...full]);
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 430 }}>
      <Typography role="status">
        {model.filter((id) => !isGroup(id)).length} people selected
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Employees to select with their department"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={model}
          onRowSelectionModelChange={select}
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
