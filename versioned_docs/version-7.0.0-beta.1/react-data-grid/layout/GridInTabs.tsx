import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const orders = createOrders(160);
const lists: Record<string, Order[]> = {
  Delivered: orders.filter(({ status }) => status === 'Delivered'),
  Returned: orders.filter(({ status }) => status === 'Returned'),
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'city', headerName: 'City', flex: 1 },
];

export default function GridInTabs() {
  const apiRef = useGridApiRef();
  const [tab, setTab] = React.useState('Delivered');
  const states = React.useRef<Record<string, GridInitialState>>({});

  // #region excerpt
  const change = (_event: React.SyntheticEvent, next: string) => {
    states.current[tab] = apiRef.current.exportState();
    setTab(next);
  };
  // #endregion

  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Tabs value={tab} onChange={change} aria-label="Orders by status">
        {Object.keys(lists).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`orders-tab-${name}`}
            aria-controls="orders-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="orders-panel"
        aria-labelledby={`orders-tab-${tab}`}
        sx={{ flex: 1, minHeight: 0 }}
      >
        <DataGrid
          key={tab}
          aria-label={`${tab} orders`}
          apiRef={apiRef}
          rows={lists[tab]}
          columns={columns}
          initialState={states.current[tab]}
        />
      </Box>
    </Box>
  );
}
