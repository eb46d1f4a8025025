import EuroIcon from '@mui/icons-material/Euro';
import PersonIcon from '@mui/icons-material/Person';
import Stack from '@mui/material/Stack';
import { alpha, type Theme } from '@mui/material/styles';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroup,
  type GridColumnGroupHeaderParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100 },
];

// #region excerpt
const ICONS: Record<string, typeof PersonIcon> = {
  person: PersonIcon,
  contract: EuroIcon,
};

function GroupHeader({
  groupId,
  headerName,
  fields,
}: GridColumnGroupHeaderParams) {
  const Icon = ICONS[groupId ?? ''] ?? PersonIcon;
  return (
    <Stack
      direction="row"
      spacing={1}
      alignItems="center"
      fontWeight="fontWeightMedium"
    >
      <Icon fontSize="small" />
      <span>{`${headerName} (${fields.length})`}</span>
    </Stack>
  );
}

const shared: Pick<GridColumnGroup, 'renderHeaderGroup' | 'headerClassName'> = {
  renderHeaderGroup: (params) => <GroupHeader {...params} />,
  headerClassName: ({ groupId }) => `group-${groupId}`,
};
// #endregion

const groups: GridColumnGroup[] = [
  {
    ...shared,
    groupId: 'person',
    headerName: 'Person',
    children: [{ field: 'name' }, { field: 'role' }],
  },
  {
    ...shared,
    groupId: 'contract',
    headerName: 'Contract',
    children: [{ field: 'hours' }, { field: 'salary' }],
  },
];

const tint = ({ palette }: Theme) => alpha(palette.primary.main, 0.12);

export default function StyledGroupHeaders() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
        sx={{ '& .group-contract': { backgroundColor: tint } }}
      />
    </div>
  );
}
