import { alpha, type Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  name: string;
  /** The task in each hour. */
  tasks: string[];
}

const HOURS = ['9:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

const rows: Shift[] = [
  {
    id: 1,
    name: 'Hana',
    tasks: ['Counter', 'Counter', 'Counter', 'Break', 'Phone', 'Phone'],
  },
  {
    id: 2,
    name: 'Emil',
    tasks: ['Phone', 'Phone', 'Break', 'Counter', 'Counter', 'Counter'],
  },
  {
    id: 3,
    name: 'Noor',
    tasks: ['Training', 'Training', 'Training', 'Training', 'Break', 'Counter'],
  },
  {
    id: 4,
    name: 'Goran',
    tasks: ['Store', 'Break', 'Phone', 'Phone', 'Store', 'Store'],
  },
];

// #region excerpt
const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 80 },
  ...HOURS.map((hour, index): GridColDef<Shift> => ({
    field: hour,
    flex: 1,
    minWidth: 76,
    sortable: false,
    valueGetter: (_value, row) => row.tasks[index],
    colSpan: (task, row) => {
      let hours = 1;
      while (row.tasks[index + hours] === task) hours += 1;
      return hours;
    },
    cellClassName: ({ value }) => (value === 'Break' ? '' : 'task'),
  })),
];
// #endregion

const tint = ({ palette }: Theme) => alpha(palette.primary.main, 0.14);

export default function ShiftPlan() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Who does what today"
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnMenu
        showCellVerticalBorder
        sx={{ [`& .${gridClasses.cell}.task`]: { bgcolor: tint } }}
      />
    </div>
  );
}
