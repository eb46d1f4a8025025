import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(2);
const allIds = rows.map(({ id }) => id);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'department', headerName: 'Department', flex: 1 },
];

const renderPanel = ({ row }: GridRowParams<Employee>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.path.join(' › ')}
  </Typography>
);
const getPanelHeight = () => 72;

export default function ControlledPanels() {
  const [open, setOpen] = React.useState<readonly GridRowId[]>([1]);
  const [single, setSingle] = React.useState(false);
  // #region excerpt
  const change = (ids: readonly GridRowId[]) =>
    setOpen((last) => (single ? ids.filter((id) => !last.includes(id)) : ids));
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 48 }}>
        <Button onClick={() => setOpen(allIds)} disabled={single}>
          Open all
        </Button>
        <Button onClick={() => setOpen([])}>Close all</Button>
        <FormControlLabel
          label="One at a time"
          control={<Switch checked={single} />}
          onChange={(_event, checked) => {
            setSingle(checked);
            if (checked) setOpen((last) => last.slice(0, 1));
          }}
        />
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Staff and those above them"
          rows={rows}
          columns={columns}
          getDetailPanelContent={renderPanel}
          getDetailPanelHeight={getPanelHeight}
          detailPanelExpandedRowIds={[...open]}
          onDetailPanelExpandedRowIdsChange={change}
          hideFooter
        />
      </div>
    </Box>
  );
}
