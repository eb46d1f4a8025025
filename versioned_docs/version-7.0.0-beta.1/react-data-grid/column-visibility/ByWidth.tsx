import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function ByWidth() {
  const [aside, setAside] = React.useState(false);
  // #region excerpt
  const [layout, setLayout] = React.useState<'narrow' | 'wide'>('wide');
  const [models, setModels] = React.useState({
    narrow: { city: false, orderedOn: false },
    wide: {},
  });
  // #endregion

  return (
    <div>
      <Box sx={{ height: 48 }}>
        <FormControlLabel
          label="Next to a map"
          control={<Switch checked={aside} />}
          onChange={(_event, checked) => setAside(checked)}
        />
      </Box>
      <div style={{ height: 344, maxWidth: aside ? 400 : undefined }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          onResize={({ width }) => setLayout(width < 500 ? 'narrow' : 'wide')}
          columnVisibilityModel={models[layout]}
          onColumnVisibilityModelChange={(model) =>
            setModels({ ...models, [layout]: model })
          }
        />
      </div>
    </div>
  );
}
