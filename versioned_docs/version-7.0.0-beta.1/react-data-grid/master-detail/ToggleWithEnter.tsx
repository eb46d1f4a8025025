import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiContext,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'office', headerName: 'Office', flex: 1 },
];

interface PanelProps {
  employee: Employee;
  /** The row whose panel receives the focus when it opens. */
  wanted: React.MutableRefObject<GridRowId | null>;
}

function Panel({ employee: { id, name }, wanted }: PanelProps) {
  const apiRef = useGridApiContext();
  // #region excerpt
  const root = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (wanted.current === id) root.current?.focus();
    wanted.current = null;
  }, [id, wanted]);

  const close = () => {
    apiRef.current.toggleDetailPanel(id);
    apiRef.current.getCellElement(id, 'name')?.focus();
  };
  // #endregion

  return (
    <Box
      ref={root}
      role="group"
      aria-label={`Details of ${name}`}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}
    >
      Extension {300 + id}
      <Button onClick={close}>Close</Button>
    </Box>
  );
}

const getPanelHeight = () => 80;

export default function ToggleWithEnter() {
  const apiRef = useGridApiRef();
  const wanted = React.useRef<GridRowId | null>(null);
  const renderPanel = React.useCallback(
    ({ row }: GridRowParams<Employee>) => (
      <Panel employee={row} wanted={wanted} />
    ),
    [],
  );
  const toggle: GridEventListener<'cellKeyDown'> = ({ id }, event) => {
    if (event.key !== 'Enter') return;
    const open = apiRef.current.getExpandedDetailPanels();
    if (!open.includes(id)) wanted.current = id;
    apiRef.current.toggleDetailPanel(id);
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Staff, Enter opens the details"
        rows={rows}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={getPanelHeight}
        onCellKeyDown={toggle}
        onRowDoubleClick={({ id }) => apiRef.current.toggleDetailPanel(id)}
        hideFooter
      />
    </div>
  );
}
