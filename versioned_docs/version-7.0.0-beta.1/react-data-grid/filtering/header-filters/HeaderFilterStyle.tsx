import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const rows = createEmployees(12);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 150 },
];

// #region excerpt
const slotProps: DataGridProProps['slotProps'] = {
  headerFilterCell: {
    showClearIcon: false,
    InputComponentProps: { variant: 'outlined', size: 'small' },
  },
};
// #endregion

export default function HeaderFilterStyle() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        headerFilters
        columnHeaderHeight={64}
        slotProps={slotProps}
      />
    </div>
  );
}
