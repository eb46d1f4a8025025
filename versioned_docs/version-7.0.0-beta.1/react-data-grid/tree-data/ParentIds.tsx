import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Task {
  id: number;
  title: string;
  days: number;
  /** The parent task. */
  parentId: number | null;
}

const rows: Task[] = [
  { id: 1, title: 'Open the shop in Porto', days: 30, parentId: null },
  { id: 2, title: 'Rooms', days: 18, parentId: 1 },
  { id: 3, title: 'Paint', days: 4, parentId: 2 },
  { id: 4, title: 'Lighting', days: 6, parentId: 2 },
  { id: 5, title: 'Staff', days: 12, parentId: 1 },
  { id: 6, title: 'Interviews', days: 8, parentId: 5 },
  { id: 7, title: 'New price list', days: 5, parentId: null },
];

const columns: GridColDef<Task>[] = [
  { field: 'days', headerName: 'Days', type: 'number', width: 100 },
];

// #region excerpt
const byId = new Map(rows.map((row) => [row.id, row]));

function getTreeDataPath(row: Task): string[] {
  const parent = row.parentId === null ? undefined : byId.get(row.parentId);
  return [...(parent ? getTreeDataPath(parent) : []), String(row.id)];
}

const groupingColDef = {
  headerName: 'Task',
  width: 280,
  valueFormatter: (id: string) => byId.get(Number(id))?.title,
};
// #endregion

export default function ParentIds() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Tasks and their parts"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
