import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const rows = [
  { id: 1, ferry: 'Heron', seats: 120 },
  { id: 2, ferry: 'Plover', seats: 80 },
  { id: 3, ferry: 'Dunlin', seats: 64 },
];
const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];
const selected = [2];

export default function SharedTheme() {
  const outer = useTheme();
  const [look, setLook] = React.useState('quiet');
  // #region excerpt
  const theme = React.useMemo(() => {
    const { mode } = outer.palette;
    const main = mode === 'dark' ? '#f9a8d4' : '#be185d';
    const loud = {
      palette: { ...outer.palette, primary: { main } },
      shape: { borderRadius: 0 },
    };
    return createTheme(look === 'loud' ? { ...outer, ...loud } : outer);
  }, [outer, look]);
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ maxWidth: 400 }}>
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-label="Theme"
            value={look}
            onChange={(_event, value: string | null) => value && setLook(value)}
          >
            <ToggleButton value="quiet">Quiet</ToggleButton>
            <ToggleButton value="loud">Loud</ToggleButton>
          </ToggleButtonGroup>
          <DateCalendar
            defaultValue={dayjs('2024-05-17')}
            sx={{ width: '100%', maxWidth: 320 }}
          />
          <div style={{ height: 216 }}>
            <DataGrid
              aria-label="Ferries"
              hideFooter
              rows={rows}
              columns={columns}
              rowSelectionModel={selected}
            />
          </div>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
