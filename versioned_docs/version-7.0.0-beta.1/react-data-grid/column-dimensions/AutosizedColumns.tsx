import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridAutosizeOptions,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(12).map((order, index) =>
  index === 3
    ? { ...order, customer: 'Cooperative of the Northern Paper Makers' }
    : order,
);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 90 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'items', headerName: 'Articles in the parcel', width: 90 },
];

type Choice = 'includeHeaders' | 'includeOutliers' | 'expand';

const CHOICES: readonly Choice[] = [
  'includeHeaders',
  'includeOutliers',
  'expand',
];

export default function AutosizedColumns() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState<GridAutosizeOptions>({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });

  const choose = (name: Choice, checked: boolean) =>
    setOptions((chosen) => ({ ...chosen, [name]: checked }));

  return (
    <div>
      <Box sx={{ height: { xs: 96, md: 48 } }}>
        {/* #region excerpt */}
        <Button onClick={() => apiRef.current.autosizeColumns(options)}>
          Fit the columns
        </Button>
        {/* #endregion */}
        {CHOICES.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox size="small" checked={options[name]} />}
            onChange={(_event, checked) => choose(name, checked)}
            sx={{ ml: 1 }}
          />
        ))}
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          autosizeOptions={options}
        />
      </div>
    </div>
  );
}
