import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  useGridApiRef,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(4);

const columns: GridColDef<Employee>[] = [
  { field: 'salary', headerName: 'Salaries', type: 'number', width: 110 },
  { field: 'role', headerName: 'Role', width: 170 },
];

const getTreeDataPath = (row: Employee) => row.path;

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 180 };

export default function ParentsCount() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const aggregationFunctions = React.useMemo(() => {
    const teamSum: GridAggregationFunction<number> = {
      label: 'with the head',
      columnTypes: ['number'],
      apply: ({ groupId }) => {
        const ids = apiRef.current.getRowGroupChildren({ groupId });
        const team = groupId === GRID_ROOT_GROUP_ID ? ids : [groupId, ...ids];
        return team.reduce<number>(
          (sum, id) => sum + (apiRef.current.getRow<Employee>(id)?.salary ?? 0),
          0,
        );
      },
    };
    return { teamSum };
  }, [apiRef]);
  // #endregion

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Salaries of each team, its head included"
        apiRef={apiRef}
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { salary: 'teamSum' } } }}
      />
    </div>
  );
}
