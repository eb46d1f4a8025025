import {
  DataGridPro,
  type GridColDef,
  type GridColumnHeaderSortIconProps,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 130 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    flex: 1,
    minWidth: 130,
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
];

// #region excerpt
/** Shows the direction as a word, and the rank when several columns sort. */
function SortWord({ direction, index }: GridColumnHeaderSortIconProps) {
  if (!direction) return null;
  const rank = index === undefined ? '' : `${index}. `;
  return (
    <span className="SortSlot-word">
      {rank}
      {direction === 'asc' ? 'up' : 'down'}
    </span>
  );
}

const styles = `
.SortSlot-word {
  margin-inline: 4px;
  font-size: 12px;
  font-weight: 700;
}
`;

const slots = { columnHeaderSortIcon: SortWord };
// #endregion

const initialState = {
  sorting: {
    sortModel: [
      { field: 'office', sort: 'asc' as const },
      { field: 'hours', sort: 'desc' as const },
    ],
  },
};

export default function SortSlot() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <style>{styles}</style>
      <DataGridPro
        aria-label="Employees, sorted by office and hours"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
