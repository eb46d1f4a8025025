import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';
import { ClipboardText } from './ClipboardText';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 170, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
  { field: 'cost', headerName: 'Cost', type: 'number', editable: true },
];

// #region excerpt
/** Splits at tabs, as spreadsheets write them, or else at semicolons. */
function split(text: string): string[][] {
  const lines = text.trimEnd().split(/\r?\n/);
  const delimiter = text.includes('\t') ? '\t' : ';';
  return lines.map((line) =>
    line.split(delimiter).map((value) => value.trim()),
  );
}
// #endregion

const sample = 'Teapot; 24.5; 11\nBread board; 31; 14.25';

export default function PasteCsvText() {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 440 }}
    >
      <ClipboardText
        label="Lines with semicolons to paste"
        text={sample}
        copy
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Products to paste over"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          splitClipboardPastedText={split}
        />
      </div>
    </Box>
  );
}
