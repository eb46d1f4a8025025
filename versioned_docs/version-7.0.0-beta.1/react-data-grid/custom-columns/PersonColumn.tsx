import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridSingleSelectColDef,
} from '@mui/x-data-grid';
import { createEmployees } from '../_data/employees';
import { createOrders, type Order } from '../_data/orders';

interface HandledOrder extends Order {
  handlerId: number;
}

const support = createEmployees().filter(
  ({ department }) => department === 'Support',
);

const rows: HandledOrder[] = createOrders(40).map((order, index) => ({
  ...order,
  handlerId: support[index % support.length]?.id ?? 1,
}));

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');

// #region excerpt
const names = new Map(support.map(({ id, name }) => [id, name]));

const person: Omit<
  GridSingleSelectColDef<HandledOrder, number, string>,
  'field'
> = {
  type: 'singleSelect',
  valueOptions: support.map(({ id, name }) => ({ value: id, label: name })),
  sortComparator: (a, b) =>
    (names.get(a) ?? '').localeCompare(names.get(b) ?? ''),
  display: 'flex',
  minWidth: 190,
  renderCell: ({ formattedValue = '' }) => (
    <Stack direction="row" spacing={1} alignItems="center">
      <Avatar
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          fontSize: 12,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {initials(formattedValue)}
      </Avatar>
      <span>{formattedValue}</span>
    </Stack>
  ),
};
// #endregion

const columns: GridColDef<HandledOrder>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'handlerId', headerName: 'Handled by', editable: true, ...person },
];

export default function PersonColumn() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders and their handlers"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
