import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(8);

const columns: GridColDef<Employee>[] = [
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
];

interface SortBarProps {
  model: GridSortModel;
  onChange: (model: GridSortModel) => void;
}

function SortBar({ model, onChange }: SortBarProps) {
  // #region excerpt
  function press(field: string) {
    const current = model.find((item) => item.field === field);
    if (!current) {
      onChange([...model, { field, sort: 'asc' }]);
    } else if (current.sort === 'asc') {
      onChange(
        model.map((item) =>
          item === current ? { field, sort: 'desc' } : item,
        ),
      );
    } else {
      onChange(model.filter((item) => item !== current));
    }
  }
  // #endregion

  return (
    <Box
      role="group"
      aria-label="Sort by"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {columns.map(({ field, headerName }) => {
        const rank = model.findIndex((item) => item.field === field);
        const arrow = model[rank]?.sort === 'desc' ? '↓' : '↑';
        return (
          <Chip
            key={field}
            label={
              rank < 0 ? headerName : `${rank + 1}. ${headerName} ${arrow}`
            }
            color={rank < 0 ? 'default' : 'primary'}
            variant="outlined"
            onClick={() => press(field)}
          />
        );
      })}
    </Box>
  );
}

export default function SortChips() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'office', sort: 'asc' },
    { field: 'hours', sort: 'desc' },
  ]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <SortBar model={sortModel} onChange={setSortModel} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Employees, sorted with the buttons above"
          rows={rows}
          columns={columns}
          hideFooter
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </div>
    </Box>
  );
}
