import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(12);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

interface View {
  name: string;
  filterModel: GridFilterModel;
}

const FIRST: View[] = [
  {
    name: 'Part-time',
    filterModel: { items: [{ field: 'hours', operator: '<', value: 40 }] },
  },
  { name: 'Everybody', filterModel: { items: [] } },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function SavedViews() {
  const [views, setViews] = React.useState(FIRST);
  const [name, setName] = React.useState('');
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'department', operator: 'equals', value: 'Design' }],
  });
  // #region excerpt
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (!name) return;
    const others = views.filter((view) => view.name !== name);
    setViews([...others, { name, filterModel }]);
    setName('');
  };
  const remove = (view: View) =>
    setViews(views.filter((each) => each !== view));
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 480 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {views.map((view) => (
          <Chip
            key={view.name}
            label={view.name}
            color={view.filterModel === filterModel ? 'primary' : 'default'}
            onClick={() => setFilterModel(view.filterModel)}
            onDelete={() => remove(view)}
          />
        ))}
      </Box>
      <form onSubmit={save} style={{ display: 'flex', gap: 8 }}>
        <TextField
          size="small"
          label="Save this filter as"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Save</Button>
      </form>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          hideFooter
          slots={{ toolbar: Toolbar }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Box>
  );
}
