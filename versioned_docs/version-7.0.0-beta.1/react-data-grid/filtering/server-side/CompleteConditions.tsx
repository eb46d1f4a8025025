import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import type { Order } from '../../_data/orders';
import { createOrderServer, type OrderQuery } from '../../_server/order-server';
import { RequestLog } from '../../_server/RequestLog';
import { useOrderPage } from './useOrderPage';

const server = createOrderServer({ count: 500, latency: 300 });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

// #region excerpt
function isComplete({ operator, value }: GridFilterItem) {
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return true;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function conditionsOf({ items }: GridFilterModel): GridFilterModel {
  return { items: items.filter(isComplete) };
}

function isSame(a: GridFilterModel, b?: GridFilterModel) {
  const text = (model?: GridFilterModel) =>
    model?.items.map((item) => [item.field, item.operator, item.value]);
  return JSON.stringify(text(a)) === JSON.stringify(text(b));
}
// #endregion

const FIRST: OrderQuery = { page: 0, pageSize: 10, filterModel: { items: [] } };

export default function CompleteConditions() {
  const [query, setQuery] = React.useState(FIRST);
  const { rows, total, status } = useOrderPage(server, query);
  const filter = (model: GridFilterModel) => {
    const filterModel = conditionsOf(model);
    setQuery((last) =>
      isSame(filterModel, last.filterModel)
        ? last
        : { ...last, filterModel, page: 0 },
    );
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 580 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, page by page"
          rows={rows}
          rowCount={total}
          columns={columns}
          loading={status === 'loading'}
          filterMode="server"
          filterDebounceMs={400}
          onFilterModelChange={filter}
          paginationMode="server"
          pageSizeOptions={[10]}
          paginationModel={{ page: query.page ?? 0, pageSize: 10 }}
          onPaginationModelChange={({ page }) =>
            setQuery((last) => ({ ...last, page }))
          }
        />
      </div>
      <RequestLog server={server} height={150} />
    </Box>
  );
}
