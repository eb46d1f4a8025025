import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { parseCsv } from './parseCsv';

interface Article {
  id: number;
  name: string;
  price: number;
}

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

const start: Article[] = [
  { id: 1, name: 'Desk lamp', price: 64 },
  { id: 2, name: 'Lantern, 12" glass', price: 42.5 },
];

// #region excerpt
function readArticles(text: string): { rows: Article[]; bad: number[] } {
  const [header = [], ...lines] = parseCsv(text);
  const name = header.indexOf('Article');
  const price = header.indexOf('Price');
  if (name < 0 || price < 0) throw new Error('Columns Article and Price are needed'); // prettier-ignore
  const rows: Article[] = [];
  const bad: number[] = [];
  lines.forEach((line, index) => {
    const row = { id: index + 1, name: line[name] ?? '', price: Number(line[price] || NaN) }; // prettier-ignore
    if (row.name && Number.isFinite(row.price)) rows.push(row);
    else bad.push(index + 2);
  });
  return { rows, bad };
}
// #endregion

export default function ImportCsv() {
  const [rows, setRows] = React.useState(start);
  const [message, setMessage] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);

  async function read({ target }: React.ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      const { rows: found, bad } = readArticles(await file.text());
      setRows(found);
      setMessage(`${found.length} articles, ${bad.length} lines skipped${bad.length > 0 ? `: ${bad.join(', ')}` : ''}`); // prettier-ignore
    } catch (error) {
      setMessage((error as Error).message);
    }
    target.value = '';
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 56 }}>
        <Button
          variant="outlined"
          onClick={() => input.current?.click()}
          sx={{ alignSelf: 'start' }}
        >
          Import a CSV file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          hidden
          onChange={read}
        />
        <div role="status">
          {message && (
            <Alert severity="info" role="presentation" sx={{ py: 0 }}>
              {message}
            </Alert>
          )}
        </div>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Imported articles"
          rows={rows}
          columns={columns}
          ignoreValueFormatterDuringExport
          disableRowSelectionOnClick
          slots={{ toolbar: GridToolbar }}
        />
      </div>
    </Box>
  );
}
