import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const RIGHTS = [
  'Read orders',
  'Change orders',
  'Cancel orders',
  'See salaries',
  'Export data',
];

const rows = ['Clerk', 'Controller', 'Head of sales', 'Auditor'].map(
  (role, id) => ({
    id,
    role,
    ...Object.fromEntries(
      RIGHTS.map((right, n) => [right, (id * 2 + n) % 3 !== 1]),
    ),
  }),
);

// #region excerpt
const columns: GridColDef[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
  ...RIGHTS.map((right): GridColDef => ({
    field: right,
    type: 'boolean',
    width: 56,
    sortable: false,
    disableColumnMenu: true,
    headerClassName: 'turned',
    renderHeader: () => <span className="turned-text">{right}</span>,
  })),
];
// #endregion

const turned = {
  '& .turned': { alignItems: 'flex-end', pb: 1.5 },
  '& .turned-text': {
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    lineHeight: 1.2,
  },
};

export default function TurnedHeaders() {
  return (
    <div style={{ height: 348, width: '100%' }}>
      <DataGrid
        aria-label="Roles and their rights"
        rows={rows}
        columns={columns}
        columnHeaderHeight={136}
        hideFooter
        sx={turned}
      />
    </div>
  );
}
