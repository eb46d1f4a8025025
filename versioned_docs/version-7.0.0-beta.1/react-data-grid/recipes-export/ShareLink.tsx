import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbar,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

// #region excerpt
function linkOf({ filter, sorting, columns: shown }: GridInitialState): string {
  const state = { filter, sorting, columns: shown };
  const text = encodeURIComponent(JSON.stringify(state));
  return `https://shop.example/orders?view=${text}`;
}

/** Users can edit a link: ignore anything that is not a state. */
function viewOf(link: string): GridInitialState | undefined {
  try {
    const text = new URL(link).searchParams.get('view');
    const state: unknown = JSON.parse(text ?? 'null');
    return typeof state === 'object' && state ? state : undefined;
  } catch {
    return undefined;
  }
}
// #endregion

export default function ShareLink() {
  const apiRef = useGridApiRef();
  const [link, setLink] = React.useState('');
  const view = viewOf(link);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, mb: 1.5 }}>
        <Button
          variant="outlined"
          onClick={() => setLink(linkOf(apiRef.current.exportState()))}
        >
          Make a link
        </Button>
        <TextField
          label="Link"
          size="small"
          value={link}
          onChange={(event) => setLink(event.target.value)}
          sx={{ flex: '1 1 160px' }}
        />
        <Button
          variant="outlined"
          disabled={!view}
          onClick={() => view && apiRef.current.restoreState(view)}
        >
          Open it
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders in a shared view"
          rows={rows}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
        />
      </div>
    </Box>
  );
}
