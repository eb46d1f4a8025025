import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { AddressBar, useAddress } from './AddressBar';

const rows = createOrders(90);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const PAGE_SIZE = 10;
const slots = { toolbar: GridToolbar };

// #region excerpt
const isField = (name: string) => columns.some(({ field }) => field === name);

function modelsOf(search: string) {
  const params = new URLSearchParams(search);
  const [field = '', sort] = (params.get('sort') ?? '').split(':');
  const page = Number(params.get('page') ?? 1);
  const hidden = (params.get('hide') ?? '').split(',').filter(isField);
  const sortModel: GridSortModel = isField(field)
    ? [{ field, sort: sort === 'desc' ? 'desc' : 'asc' }]
    : [];
  return { sortModel, page: page >= 1 ? Math.floor(page) : 1, hidden };
}
// #endregion

function searchOf({ sortModel, page, hidden }: ReturnType<typeof modelsOf>) {
  const parts = [
    ...sortModel.map(({ field, sort }) => `sort=${field}:${sort}`),
    ...(page > 1 ? [`page=${page}`] : []),
    ...(hidden.length > 0 ? [`hide=${hidden.join(',')}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export default function RoutedGrid() {
  const address = useAddress('?sort=total:desc&page=2');
  const models = modelsOf(address.search);
  const { sortModel, page, hidden } = models;

  const go = (change: Partial<typeof models>) =>
    address.push(searchOf({ ...models, ...change }));

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 500 }}>
      <AddressBar address={address} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders with the view in the URL"
          rows={rows}
          columns={columns}
          slots={slots}
          pageSizeOptions={[PAGE_SIZE]}
          sortModel={sortModel}
          onSortModelChange={(model) => go({ sortModel: model, page: 1 })}
          paginationModel={{ page: page - 1, pageSize: PAGE_SIZE }}
          onPaginationModelChange={(model) => go({ page: model.page + 1 })}
          columnVisibilityModel={Object.fromEntries(
            hidden.map((field) => [field, false]),
          )}
          onColumnVisibilityModelChange={(model) =>
            go({
              hidden: Object.keys(model).filter((field) => !model[field]),
            })
          }
        />
      </Box>
    </Box>
  );
}
