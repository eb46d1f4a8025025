import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { createEmployees, type Employee } from '../_data/employees';

type LocaleName = keyof typeof locales;

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

const tagOf = (name: string) => `${name.slice(0, 2)}-${name.slice(2)}`;

const choices = (Object.keys(locales) as LocaleName[]).sort();

export default function LocaleSwitcher() {
  const [name, setName] = React.useState<LocaleName>('frFR');
  // #region excerpt
  const theme = React.useCallback(
    (outer: Theme) => createTheme(outer, locales[name]),
    [name],
  );
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <TextField
        select
        size="small"
        label="Language of the grid"
        value={name}
        onChange={(event) => setName(event.target.value as LocaleName)}
        sx={{ width: 280, maxWidth: '100%', mt: 1, mb: 2 }}
      >
        {choices.map((each) => (
          <MenuItem key={each} value={each}>
            {languages.of(tagOf(each))}
          </MenuItem>
        ))}
      </TextField>
      <div lang={tagOf(name)} style={{ flex: 1, minHeight: 0 }}>
        <ThemeProvider theme={theme}>
          <DataGrid
            aria-label="People"
            rows={rows}
            columns={columns}
            checkboxSelection
            slots={{ toolbar: GridToolbar }}
          />
        </ThemeProvider>
      </div>
    </Box>
  );
}
