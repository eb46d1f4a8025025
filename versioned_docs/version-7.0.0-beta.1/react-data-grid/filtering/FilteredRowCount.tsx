import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(9);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

const lisbon = {
  items: [{ field: 'office', operator: 'equals', value: 'Lisbon' }],
};

export default function FilteredRowCount() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(rows.length);

  // #region excerpt
  React.useEffect(() => {
    const update = () => setCount(gridFilteredTopLevelRowCountSelector(apiRef));
    update();
    return apiRef.current.subscribeEvent('stateChange', update);
  }, [apiRef]);
  // #endregion

  return (
    <div>
      <Typography role="status" sx={{ height: 40 }}>
        {count} of {rows.length} employees
      </Typography>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Employees"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          initialState={{ filter: { filterModel: lisbon } }}
        />
      </div>
    </div>
  );
}
