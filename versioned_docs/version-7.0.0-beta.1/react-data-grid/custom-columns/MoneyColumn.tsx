import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    project: 'Ticket shop',
    budget: 48_000,
    spent: 39_420.5,
    travel: 310_000,
  },
  {
    id: 2,
    project: 'Tide tables',
    budget: 12_500,
    spent: 12_871.25,
    travel: 0,
  },
  { id: 3, project: 'Seat maps', budget: 30_000, spent: 4_180, travel: 92_400 },
  { id: 4, project: 'Archive', budget: 7_800, spent: 7_799.99, travel: null },
];

type Row = (typeof rows)[number];

// #region excerpt
function money(currency: string): GridColTypeDef<number | null, string> {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();

  return {
    type: 'number',
    width: 130,
    editable: true,
    valueFormatter: (amount: number | null) =>
      amount === null ? '' : format.format(amount),
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
      ...props,
      error: Number(props.value) < 0,
    }),
    valueSetter: (amount, row, { field }) => ({
      ...row,
      [field]:
        amount === null ? null : Number(amount.toFixed(maximumFractionDigits)),
    }),
  };
}

const columns: GridColDef<Row>[] = [
  { field: 'project', headerName: 'Project', flex: 1, minWidth: 110 },
  { field: 'budget', headerName: 'Budget', ...money('EUR') },
  { field: 'spent', headerName: 'Spent', ...money('EUR') },
  { field: 'travel', headerName: 'Travel', ...money('JPY') },
];
// #endregion

export default function MoneyColumn() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Projects"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
