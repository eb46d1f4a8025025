import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import {
  createOrders,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 120,
  },
];

const only = (status: OrderStatus): GridFilterModel => ({
  items: [{ field: 'status', operator: 'is', value: status }],
});

export default function FilterPreview() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = React.useState(new Map<OrderStatus, number>());

  // #region excerpt
  React.useEffect(() => {
    const count = (status: OrderStatus) => {
      const { filteredRowsLookup } = apiRef.current.getFilterState(
        only(status),
      );
      return Object.values(filteredRowsLookup).filter(Boolean).length;
    };
    setCounts(new Map(ORDER_STATUSES.map((each) => [each, count(each)])));
  }, [apiRef]);
  // #endregion

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', minHeight: 76 }}>
        {ORDER_STATUSES.map((status) => (
          <Button
            key={status}
            size="small"
            onClick={() => apiRef.current.setFilterModel(only(status))}
          >
            {status} ({counts.get(status) ?? '…'})
          </Button>
        ))}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, with the number of each status"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
