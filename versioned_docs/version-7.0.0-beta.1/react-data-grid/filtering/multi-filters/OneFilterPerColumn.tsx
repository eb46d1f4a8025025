import {
  DataGridPro,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const rows = createEmployees(10);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
];

// #region excerpt
const slotProps: GridSlotsComponentsProps = {
  filterPanel: {
    logicOperators: [GridLogicOperator.And],
    getColumnForNewFilter: ({ currentFilters, columns: all }) => {
      const used = currentFilters.map((item) => item.field);
      return all.find(({ field }) => !used.includes(field))?.field ?? null;
    },
    filterFormProps: {
      filterColumns: ({ field, columns: all, currentFilters }) => {
        const used = currentFilters.map((item) => item.field);
        return all
          .map((column) => column.field)
          .filter((each) => each === field || !used.includes(each));
      },
    },
  },
};
// #endregion

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function OneFilterPerColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        slotProps={slotProps}
      />
    </div>
  );
}
