import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  gridFocusCellSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ClipboardText } from './ClipboardText';

const rows = [
  { id: 1, article: 'Desk lamp', quantity: 4 },
  { id: 2, article: 'Tea tin', quantity: 12 },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Line', width: 70 },
  { field: 'article', headerName: 'Article', width: 150, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', editable: true },
];

const sample = 'Wool blanket\t2\nWall clock\t1\nEnamel mug\t24';

export default function PasteNewRows() {
  const apiRef = useGridApiRef();
  // #region excerpt
  async function makeRoom({ data }: { data: string[][] }) {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const focused = gridFocusCellSelector(apiRef);
    if (!focused) return;
    const missing = ids.indexOf(focused.id) + data.length - ids.length;
    const last = Math.max(0, ...ids.map(Number));
    const added = Array.from({ length: Math.max(0, missing) }, (_, index) => ({
      id: last + 1 + index,
    }));
    apiRef.current.updateRows(added);
  }
  // #endregion

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 440 }}
    >
      <ClipboardText label="Three lines to paste" text={sample} copy />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Lines of an order, with more added by pasting"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          onBeforeClipboardPasteStart={makeRoom}
        />
      </div>
    </Box>
  );
}
