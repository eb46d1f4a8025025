import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
  useGridApiContext,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(80);

const Pay = React.createContext<(orders: Order[]) => void>(() => {});

function PayCell({ id, row, rowNode, hasFocus }: GridRenderCellParams<Order>) {
  const apiRef = useGridApiContext();
  const pay = React.useContext(Pay);
  if (rowNode.type !== 'group') return row.paid ? 'Paid' : 'Open';
  // #region excerpt
  const unpaid = apiRef.current
    .getRowGroupChildren({ groupId: id, applyFiltering: true })
    .map((child) => apiRef.current.getRow<Order>(child))
    .filter((order): order is Order => order?.paid === false);
  // #endregion
  if (unpaid.length === 0) return 'All paid';
  return (
    <Button
      size="small"
      tabIndex={hasFocus ? 0 : -1}
      onClick={() => pay(unpaid)}
    >
      Mark {unpaid.length} as paid
    </Button>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'paid',
    headerName: 'Payment',
    width: 160,
    groupable: false,
    renderCell: (params) => <PayCell {...params} />,
  },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
};

const groupingColDef = { width: 220 };

export default function GroupActions() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState<Order[]>([]);
  const pay = React.useCallback(
    (orders: Order[]) => {
      apiRef.current.updateRows(
        orders.map((order) => ({ ...order, paid: true })),
      );
      setLast(orders);
    },
    [apiRef],
  );
  const undo = () => {
    apiRef.current.updateRows(last);
    setLast([]);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 460 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}
      >
        <span role="status">{last.length} orders marked as paid</span>
        <Button size="small" onClick={undo} disabled={last.length === 0}>
          Undo
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Pay.Provider value={pay}>
          <DataGridPremium
            aria-label="Payments by customer"
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            groupingColDef={groupingColDef}
            hideFooter
            initialState={initialState}
          />
        </Pay.Provider>
      </Box>
    </Box>
  );
}
