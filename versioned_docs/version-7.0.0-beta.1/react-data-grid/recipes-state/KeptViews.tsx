import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbar,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { readViews, storeViews, type View } from './views';
import { ViewBar } from './ViewBar';

const rows = createOrders(80);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const slots = { toolbar: GridToolbar };

export default function KeptViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(() => readViews(columns));
  const [name, setName] = React.useState('');

  // #region excerpt
  const keep = (next: View[], shown: string) => {
    setViews(next);
    setName(shown);
    storeViews(next);
  };
  const show = (view: View) => {
    apiRef.current.restoreState(view.state);
    setName(view.name);
  };
  const save = (as: string) => {
    const { columns: layout, sorting, filter } = apiRef.current.exportState();
    const state: GridInitialState = { columns: layout, sorting, filter };
    const others = views.filter((view) => view.name !== as);
    keep([...others, { name: as, state }], as);
  };
  // #endregion
  const remove = () =>
    keep(
      views.filter((view) => view.name !== name),
      '',
    );

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: { xs: 560, md: 460 },
      }}
    >
      <ViewBar
        views={views}
        name={name}
        onShow={show}
        onSave={save}
        onRemove={remove}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with named views"
          rows={rows}
          columns={columns}
          hideFooter
          slots={slots}
        />
      </Box>
    </Box>
  );
}
