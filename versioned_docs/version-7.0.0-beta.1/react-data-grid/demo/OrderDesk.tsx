import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';
import { DeskFigures } from './DeskFigures';
import { DeskToolbar } from './DeskToolbar';
import { OrderLines } from './OrderLines';
import { createColumns } from './orderColumns';
import { nextStatus, withStatus } from './orderSteps';

const slots = { toolbar: DeskToolbar };

const initialState: DataGridPremiumProps['initialState'] = {
  pinnedColumns: {
    left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'id'],
    right: ['actions'],
  },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
  aggregation: { model: { items: 'sum', total: 'sum' } },
};

const getDetailPanelHeight = () => 'auto' as const;

function getDetailPanelContent({ row }: { row: Order }) {
  return <OrderLines order={row} />;
}

export default function OrderDesk() {
  const [orders, setOrders] = React.useState(() => createOrders(300));

  // #region excerpt
  const save = React.useCallback((changed: Order) => {
    const order = withStatus(changed, changed.status);
    setOrders((all) => all.map((one) => (one.id === order.id ? order : one)));
    return order;
  }, []);

  const columns = React.useMemo(
    () =>
      createColumns((order) => {
        const next = nextStatus(order.status);
        if (next) save({ ...order, status: next });
      }),
    [save],
  );
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 720 }}>
      <DeskFigures orders={orders} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders"
          rows={orders}
          columns={columns}
          slots={slots}
          initialState={initialState}
          processRowUpdate={save}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          checkboxSelection
          disableRowSelectionOnClick
        />
      </Box>
    </Box>
  );
}
