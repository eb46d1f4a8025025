import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = ['B-2', 'A-10', 'A-9', 'Å-1', 'a-11', 'Z-3'].map((shelf, id) => ({
  id,
  shelf,
  compared: shelf,
}));

// #region excerpt
const collator = new Intl.Collator('sv', { numeric: true });

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Default', flex: 1 },
  {
    field: 'compared',
    headerName: 'Swedish, with numbers',
    flex: 1,
    sortComparator: (a: string, b: string) => collator.compare(a, b),
  },
];
// #endregion

export default function NaturalOrder() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shelves"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'compared', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
