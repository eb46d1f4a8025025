import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Spare part', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  { field: 'recalled', headerName: 'Recalled', type: 'boolean', width: 100 },
];

const rows = [
  { id: 1, part: 'Brake pad, front', stock: 48, recalled: false },
  { id: 2, part: 'Oil filter', stock: 112, recalled: false },
  { id: 3, part: 'Fuel hose', stock: 7, recalled: true },
];

export default function ThemeForTheGrid() {
  const page = useTheme();
  const [own, setOwn] = React.useState(true);
  // #region excerpt
  const theme = React.useMemo(
    () =>
      createTheme({
        direction: page.direction,
        palette: { mode: page.palette.mode, primary: { main: '#c2185b' } },
        typography: { fontFamily: 'Georgia, serif' },
        shape: { borderRadius: 0 },
      }),
    [page.direction, page.palette.mode],
  );

  const grid = (
    <DataGrid
      aria-label="Spare parts"
      rows={rows}
      columns={columns}
      checkboxSelection
      hideFooter
    />
  );
  // #endregion
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateRows: 'auto 1fr',
        height: 280,
      }}
    >
      <FormControlLabel
        control={
          <Switch
            checked={own}
            onChange={({ target }) => setOwn(target.checked)}
          />
        }
        label="Theme only for the grid"
      />
      <Box sx={{ minHeight: 0, minWidth: 0 }}>
        {own ? <ThemeProvider theme={theme}>{grid}</ThemeProvider> : grid}
      </Box>
    </Box>
  );
}
