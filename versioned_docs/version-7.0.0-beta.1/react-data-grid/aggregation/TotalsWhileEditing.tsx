import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Line {
  id: number;
  article: string;
  quantity: number;
  unitPrice: number;
}

const rows: Line[] = [
  { id: 1, article: 'Desk lamp', quantity: 2, unitPrice: 64 },
  { id: 2, article: 'Enamel mug', quantity: 12, unitPrice: 14 },
  { id: 3, article: 'Wool blanket', quantity: 1, unitPrice: 89 },
];

// #region excerpt
const columns: GridColDef<Line>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.quantity * row.unitPrice,
  },
];
// #endregion

export default function TotalsWhileEditing() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPremium
        aria-label="Lines of an order"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          aggregation: { model: { quantity: 'sum', amount: 'sum' } },
        }}
      />
    </div>
  );
}
