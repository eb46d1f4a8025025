import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

function Articles({ order }: { order: Order }) {
  const [all, setAll] = React.useState(false);
  const lines = all ? order.lines : order.lines.slice(0, 1);
  return (
    <Box sx={{ p: 1 }}>
      <List dense aria-label={`Articles of order ${order.id}`}>
        {lines.map(({ article, quantity }) => (
          <ListItem key={article}>
            <ListItemText primary={`${quantity} × ${article}`} />
          </ListItem>
        ))}
      </List>
      <Button size="small" onClick={() => setAll(!all)}>
        {all ? 'Show the first' : `Show all ${order.lines.length}`}
      </Button>
    </Box>
  );
}

// #region excerpt
const renderPanel = ({ row }: GridRowParams<Order>) => <Articles order={row} />;

const getPanelHeight = () => 'auto' as const;
// #endregion

const initialState = { detailPanel: { expandedRowIds: [4026] } };

export default function AutoHeightPanels() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, panels as high as their content"
        rows={rows}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
