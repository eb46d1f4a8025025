import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridColSpanFn,
} from '@mui/x-data-grid';

interface Line {
  id: string;
  article: string;
  quantity: number;
  price: number;
}

interface Sum {
  id: string;
  label: string;
  amount: number;
}

type Row = Line | Sum;

const isSum = (row: Row): row is Sum => 'label' in row;

const LINES: Line[] = [
  { id: 'lamp', article: 'Desk lamp', quantity: 3, price: 64 },
  { id: 'mug', article: 'Enamel mug', quantity: 24, price: 14 },
  { id: 'hook', article: 'Brass hook', quantity: 40, price: 5.25 },
];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

// #region excerpt
/** Spans from this column to the one before the amount. */
const upToAmount: GridColSpanFn<Row> = (_value, row, { field }, apiRef) => {
  if (!isSum(row)) return 1;
  const { getColumnIndex } = apiRef.current;
  return Math.max(1, getColumnIndex('amount') - getColumnIndex(field));
};

const columns: GridColDef<Row>[] = [
  {
    field: 'article',
    headerName: 'Article',
    flex: 1,
    minWidth: 100,
    hideable: false,
    colSpan: upToAmount,
    valueGetter: (value: string, row) => (isSum(row) ? row.label : value),
  },
  {
    field: 'quantity',
    headerName: 'Pieces',
    type: 'number',
    width: 80,
    editable: true,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    hideable: false,
    valueGetter: (_value, row) =>
      isSum(row) ? row.amount : row.quantity * row.price,
    valueFormatter: (value: number) => euros.format(value),
  },
];
// #endregion

export default function InvoiceTotals() {
  const [lines, setLines] = React.useState(LINES);
  const net = lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
  const rows: Row[] = [
    ...lines,
    { id: 'net', label: 'Without tax', amount: net },
    { id: 'tax', label: 'Tax, 21 %', amount: net * 0.21 },
    { id: 'all', label: 'To pay', amount: net * 1.21 },
  ];

  const store = (row: Row) => {
    if (!isSum(row))
      setLines((all) => all.map((line) => (line.id === row.id ? row : line)));
    return row;
  };

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Invoice"
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnSorting
        disableColumnFilter
        processRowUpdate={store}
      />
    </div>
  );
}
