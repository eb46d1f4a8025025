import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
];

// #region excerpt
const renderPanel: DataGridProProps<Employee>['getDetailPanelContent'] = ({
  row,
}) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.name} works {row.hours} hours a week in {row.office}
    {row.remote ? ', mostly from home' : ''}, since{' '}
    {row.startedOn.getFullYear()}.
  </Typography>
);

const getPanelHeight = () => 80;
// #endregion

export default function BasicMasterDetail() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Staff with details"
        rows={rows}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={getPanelHeight}
        hideFooter
      />
    </div>
  );
}
