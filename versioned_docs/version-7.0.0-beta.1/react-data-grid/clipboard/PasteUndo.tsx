import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowModel,
} from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 150, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
  { field: 'cost', headerName: 'Cost', type: 'number', editable: true },
];

export default function PasteUndo() {
  const apiRef = useGridApiRef();
  const [before, setBefore] = React.useState<GridRowModel[]>([]);
  const [status, setStatus] = React.useState('');
  // #region excerpt
  function remember() {
    setBefore([...apiRef.current.getRowModels().values()]);
    setStatus('Pasting …');
  }

  function undo() {
    apiRef.current.updateRows(before);
    setStatus('Undone');
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pb: 1.5 }}>
        <Button
          variant="outlined"
          disabled={status !== 'Pasted'}
          onClick={undo}
        >
          Undo
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Products; pasting can be undone"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          onClipboardPasteStart={remember}
          onClipboardPasteEnd={() => setStatus('Pasted')}
        />
      </div>
    </Box>
  );
}
