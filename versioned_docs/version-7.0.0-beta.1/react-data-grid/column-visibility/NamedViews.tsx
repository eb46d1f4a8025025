import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

// #region excerpt
const VIEWS = {
  everything: {},
  delivery: { total: false, paid: false },
  accounting: { city: false, shippedOn: false },
} satisfies Record<string, GridColumnVisibilityModel>;

type View = keyof typeof VIEWS;
// #endregion

/** Returns the view with the same visible columns. */
function viewOf(model: GridColumnVisibilityModel): View | null {
  const visible = (one: GridColumnVisibilityModel) =>
    columns
      .map(({ field }) => field)
      .filter((field) => one[field] !== false)
      .join();
  const views: View[] = ['everything', 'delivery', 'accounting'];
  return views.find((view) => visible(VIEWS[view]) === visible(model)) ?? null;
}

export default function NamedViews() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(
    VIEWS.delivery,
  );

  return (
    <div>
      <Box sx={{ height: 56 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Columns for"
          value={viewOf(model)}
          onChange={(_event, view: View | null) =>
            view && setModel(VIEWS[view])
          }
        >
          <ToggleButton value="everything">Everything</ToggleButton>
          <ToggleButton value="delivery">Delivery</ToggleButton>
          <ToggleButton value="accounting">Accounting</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <div style={{ height: 344 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </div>
    </div>
  );
}
