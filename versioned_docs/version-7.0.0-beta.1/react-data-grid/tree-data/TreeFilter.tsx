import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const people = createEmployees();
const rows = people.filter(({ path }) => path.length > 1);

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const getTreeDataPath = ({ path }: Employee) => path.slice(1);

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'office', operator: 'equals', value: 'Oslo' }],
    },
  },
};

const groupingColDef = { headerName: 'Name', width: 240 };

export default function TreeFilter() {
  const [topOnly, setTopOnly] = React.useState(false);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 450 }}>
      <FormControlLabel
        label="Filter the top level only"
        control={<Switch checked={topOnly} />}
        onChange={(_event, checked) => setTopOnly(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPro
          aria-label="Teams with people in Oslo"
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenFiltering={topOnly}
          groupingColDef={groupingColDef}
          rows={rows}
          columns={columns}
          defaultGroupingExpansionDepth={1}
          hideFooter
          initialState={initialState}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
