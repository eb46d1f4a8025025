import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 140 },
];

const getTreeDataPath = ({ path }: Employee) => path;

const getDetailPanelContent = ({ row }: GridRowParams<Employee>) => (
  <Typography sx={{ p: 2 }}>{row.hours} hours per week</Typography>
);

const getDetailPanelHeight = () => 56;

export default function KeyboardGridPro() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Employees for trying out the keys of Pro"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        headerFilters
        hideFooter
      />
    </div>
  );
}
