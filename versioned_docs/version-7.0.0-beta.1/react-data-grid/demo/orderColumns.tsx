import ArrowForward from '@mui/icons-material/ArrowForward';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-premium';
import { ORDER_STATUSES, type Order } from '../_data/orders';
import { ProgressCell } from './ProgressCell';
import { StatusChip } from './StatusChip';
import { nextStatus, progressOf } from './orderSteps';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export function formatEuros(amount: number): string {
  return euros.format(amount);
}

const dataColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    editable: true,
    width: 140,
    renderCell: ({ row, rowNode }) =>
      rowNode.type === 'leaf' && <StatusChip status={row.status} />,
  },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    width: 150,
    valueGetter: (_value, row) => row.status && progressOf(row.status),
    valueFormatter: (value?: number) =>
      value === undefined ? '' : `${Math.round(value * 100)}%`,
    renderCell: ({ row, rowNode }) =>
      rowNode.type === 'leaf' && <ProgressCell order={row} />,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 120,
  },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    groupable: false,
    editable: true,
    width: 130,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', editable: true },
  { field: 'items', headerName: 'Items', type: 'number' },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) =>
      value === undefined ? '' : formatEuros(value),
  },
  { field: 'country', headerName: 'Country', width: 130 },
];

/** @param onAdvance called with an order to move to its next step */
export function createColumns(
  onAdvance: (order: Order) => void,
): GridColDef<Order>[] {
  const nextStep: GridColDef<Order> = {
    field: 'actions',
    headerName: 'Next step',
    type: 'actions',
    width: 60,
    getActions: ({ row }) => {
      // The totals row has no status.
      if (!row.status) return [];
      const next = nextStatus(row.status);
      return [
        <GridActionsCellItem
          key="next"
          icon={<ArrowForward />}
          label={next ? `Mark as ${next.toLowerCase()}` : 'Nothing to do'}
          disabled={!next}
          onClick={() => onAdvance(row)}
        />,
      ];
    },
  };
  return [...dataColumns, nextStep];
}
