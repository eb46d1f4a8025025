import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
  const [choice, setChoice] = React.useState('default');
  const [text, setText] = React.useState('');
  // #region excerpt
  React.useEffect(() => {
    const escapeFormulas = choice === 'default';
    const csv =
      choice === 'own'
        ? safeCsv(apiRef)
        : apiRef.current.getDataAsCsv({ escapeFormulas });
    setText(csv);
  }, [apiRef, choice]);
  // #endregion

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 504 }}
    >
      <ToggleButtonGroup
        aria-label="Formulas in the file"
        size="small"
        exclusive
        value={choice}
        onChange={(_event, value) => value && setChoice(value)}
      >
        <ToggleButton value="default">Default</ToggleButton>
        <ToggleButton value="off">Off</ToggleButton>
        <ToggleButton value="own">safeCsv</ToggleButton>
      </ToggleButtonGroup>
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
