import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { TextBox } from '../_parts/TextBox';

const rows = [
  { id: 1, guest: '=HYPERLINK("https://example.org","Bill")', balance: 0 },
  { id: 2, guest: 'Ada Moreau', balance: -40 },
  { id: 3, guest: '@SUM(A1:A9)', balance: 95 },
];

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'balance', headerName: 'Balance', type: 'number', width: 90 },
];

export default function EscapeFormulas() {
  const apiRef = useGridApiRef();
  const [escapeFormulas, setEscape] = React.useState(true);
  const [text, setText] = React.useState('');

  // #region excerpt
  React.useEffect(() => {
    setText(apiRef.current.getDataAsCsv({ escapeFormulas }));
  }, [apiRef, escapeFormulas]);
  // #endregion

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 440 }}
    >
      <FormControlLabel
        label="Escape formulas"
        control={<Switch checked={escapeFormulas} />}
        onChange={(_event, checked) => setEscape(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Guests, two with names like formulas"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <TextBox label="The CSV file of the guests" text={text} height={140} />
    </Box>
  );
}
