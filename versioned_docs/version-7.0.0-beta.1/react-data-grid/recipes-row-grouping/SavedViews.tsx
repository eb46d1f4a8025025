import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridRowTreeSelector,
  type GridColDef,
  type GridGroupNode,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';
import { readView, storeView, type View } from './viewStorage';

const rows = createEmployees(10);

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const KEY = 'employees.view';
const FIRST: View = {
  state: { rowGrouping: { model: ['department', 'office'] } },
  open: [],
};

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: { xs: 72, md: 0 } }; // prettier-ignore

const groupingColDef = { width: 200 };

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState(() => readView(KEY, FIRST));
  const [attempt, setAttempt] = React.useState(0);
  const [line, setLine] = React.useState('');

  // #region excerpt
  const save = () => {
    const nodes = Object.values(gridRowTreeSelector(apiRef));
    const open = nodes.filter(
      (node) => node.type === 'group' && node.childrenExpanded,
    );
    const state = apiRef.current.exportState({ exportOnlyDirtyModels: true });
    const done = storeView(KEY, { state, open: open.map(({ id }) => id) });
    setLine(done ? 'Saved' : 'This browser blocks storage');
  };
  const isOpen = React.useCallback(
    ({ id }: GridGroupNode) => view.open.includes(id),
    [view],
  );
  // #endregion
  const show = (next: View) => {
    setView(next);
    setAttempt(attempt + 1);
    setLine('');
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        height: { xs: 520, md: 480 },
      }}
    >
      <Box sx={bar}>
        <Button onClick={save}>Save view</Button>
        <Button onClick={() => show(readView(KEY, FIRST))}>Saved view</Button>
        <Button onClick={() => show(FIRST)}>First view</Button>
        <span role="status">{line}</span>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={attempt}
          aria-label="Employees with saved views"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isOpen}
          hideFooter
          initialState={view.state}
        />
      </Box>
    </Box>
  );
}
