import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Folder {
  id: string;
  kilobytes: number | null;
  changedOn: Date;
}

const rows: Folder[] = [
  { id: 'photos/harbour.jpg', kilobytes: 4210, changedOn: new Date(2024, 2, 4) },
  { id: 'photos/oslo/pier.jpg', kilobytes: 3900, changedOn: new Date(2024, 4, 19) },
  { id: 'photos/oslo/opera.jpg', kilobytes: 5120, changedOn: new Date(2024, 4, 20) },
  { id: 'texts/report.pdf', kilobytes: 860, changedOn: new Date(2023, 10, 2) },
  { id: 'texts/letters/lisbon.txt', kilobytes: 12, changedOn: new Date(2024, 0, 15) },
  { id: 'texts/letters/cork.txt', kilobytes: 9, changedOn: new Date(2024, 5, 1) },
]; // prettier-ignore

const columns: GridColDef<Folder>[] = [
  { field: 'kilobytes', headerName: 'kB', type: 'number', width: 100 },
  { field: 'changedOn', headerName: 'Changed', type: 'date', width: 120 },
];

const getTreeDataPath = (row: Folder) => row.id.split('/');

const groupingColDef = { headerName: 'File', flex: 1, minWidth: 170 };

export default function AggregatedTree() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPremium
        aria-label="Files, with the size of each folder"
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        initialState={{
          aggregation: { model: { kilobytes: 'sum', changedOn: 'max' } },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
