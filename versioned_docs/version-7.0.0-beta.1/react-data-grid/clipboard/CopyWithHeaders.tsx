import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';
import { ClipboardText } from './ClipboardText';

const rows = createProducts(20);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 90 },
];

export default function CopyWithHeaders() {
  const apiRef = useGridApiRef();
  const [copied, setCopied] = React.useState('Nothing yet');
  // #region excerpt
  async function copy() {
    const text = apiRef.current.getDataAsCsv({ delimiter: '\t' });
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied('The browser does not allow it');
    }
  }

  const onKeyDown: GridEventListener<'cellKeyDown'> = (_params, event) => {
    if (event.altKey && event.code === 'KeyC') void copy();
  };
  // #endregion

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 480 }}
    >
      <Button
        variant="outlined"
        onClick={copy}
        sx={{ alignSelf: 'flex-start' }}
      >
        Copy with headers
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products to copy with headers"
          rows={rows}
          columns={columns}
          hideFooter
          onCellKeyDown={onKeyDown}
        />
      </div>
      <ClipboardText label="Copied with headers" text={copied} />
    </Box>
  );
}
