import * as React from 'react';
import {
  DataGridPro,
  gridClasses,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Expense {
  id: number;
  what: string;
  amount: number | null;
}

const columns: GridColDef<Expense>[] = [
  {
    field: 'what',
    headerName: 'What',
    flex: 1,
    editable: true,
    valueFormatter: (value: string, { id }) =>
      id === 0 && !value ? 'New expense …' : value,
  },
  {
    field: 'amount',
    headerName: 'Euros',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const isEntryCell = ({ id }: GridCellParams) => id === 0;

export default function PinnedEntryRow() {
  const [rows, setRows] = React.useState<Expense[]>([
    { id: 1, what: 'Train to Utrecht', amount: 38.4 },
    { id: 2, what: 'Lunch with a supplier', amount: 27 },
  ]);
  const [draft, setDraft] = React.useState<Expense>({
    id: 0,
    what: '',
    amount: null,
  });
  const pinnedRows = React.useMemo(() => ({ top: [draft] }), [draft]);

  // #region excerpt
  function processRowUpdate(entry: Expense) {
    const isComplete = entry.what !== '' && entry.amount !== null;
    if (isComplete) setRows([...rows, { ...entry, id: rows.length + 1 }]);
    const next = isComplete ? { id: 0, what: '', amount: null } : entry;
    setDraft(next);
    return next;
  }
  // #endregion

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Expenses, with a row for new entries"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        isCellEditable={isEntryCell}
        processRowUpdate={processRowUpdate}
        hideFooter
        sx={{
          [`& .${gridClasses['pinnedRows--top']} .${gridClasses.cell}`]: {
            bgcolor: 'action.hover',
          },
        }}
      />
    </div>
  );
}
