import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridToolbar,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

const slots = { toolbar: GridToolbar };

export default function ExportAndRestore() {
  const apiRef = useGridApiRef();
  const [onlyDirty, setOnlyDirty] = React.useState(true);
  const [state, setState] = React.useState<GridInitialState>();

  // #region excerpt
  const save = () => {
    const options = { exportOnlyDirtyModels: onlyDirty };
    setState(apiRef.current.exportState(options));
  };

  const restore = () => {
    if (state) apiRef.current.restoreState(state);
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 600 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button onClick={save}>Export</Button>
        <Button onClick={restore} disabled={!state}>
          Restore
        </Button>
        <FormControlLabel
          control={<Switch checked={onlyDirty} />}
          label="Only non-default values"
          onChange={() => setOnlyDirty(!onlyDirty)}
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders whose state is exported"
          rows={rows}
          columns={columns}
          hideFooter
          slots={slots}
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Exported state"
        tabIndex={0}
        dir="ltr"
        sx={{ m: 0, mt: 1, height: 170, overflow: 'auto', fontSize: 13 }}
      >
        {state ? JSON.stringify(state, null, 1) : 'Nothing exported yet'}
      </Box>
    </Box>
  );
}
