import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { TextBox } from '../_parts/TextBox';
import { safeCsv } from './safeCsv';

const rows = [
  { id: 1, guest: 'Ada Moreau', note: 'Late arrival', balance: -40 },
  { id: 2, guest: '=HYPERLINK("https://example.org","Bill")', note: '', balance: 0 },
  { id: 3, guest: '@SUM(A1:A9)', note: '-2 nights', balance: 95 },
  { id: 4, guest: 'Tom "Red" Byrne', note: '+1 guest', balance: 0 },
]; // prettier-ignore

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'note', headerName: 'Note', width: 110 },
  { field: 'balance', headerName: 'Balance', type: 'number', width: 90 },
];

export default function SafeFormulas() {
  const apiRef = useGridApiRef();
  const [safe, setSafe] = React.useState(true);
  const [text, setText] = React.useState('');
  // #region excerpt
  React.useEffect(() => {
    setText(safe ? safeCsv(apiRef) : apiRef.current.getDataAsCsv());
  }, [apiRef, safe]);
  // #endregion

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 504 }}
    >
      <FormControlLabel
        label="Formulas as text"
        control={<Switch checked={safe} />}
        onChange={(_event, checked) => setSafe(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Guests, some with names like formulas"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <TextBox
        label="The file with texts like formulas"
        text={text}
        height={176}
      />
    </Box>
  );
}
