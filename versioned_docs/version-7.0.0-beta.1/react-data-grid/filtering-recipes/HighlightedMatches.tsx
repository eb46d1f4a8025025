import Box from '@mui/material/Box';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(100);

// #region excerpt
function Marked({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) return text;
  const escaped = words.map((word) =>
    String(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
// #endregion

function renderMarked({ formattedValue }: GridRenderCellParams<Order>) {
  return <Marked text={String(formattedValue ?? '')} />;
}

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    renderCell: renderMarked,
  },
  { field: 'city', headerName: 'City', width: 110, renderCell: renderMarked },
  {
    field: 'country',
    headerName: 'Country',
    width: 110,
    renderCell: renderMarked,
  },
];

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter sx={{ flex: 1 }} />
    </GridToolbarContainer>
  );
}

export default function HighlightedMatches() {
  return (
    <Box
      sx={{
        height: 420,
        '& mark': { bgcolor: 'warning.light', color: 'warning.contrastText' },
      }}
    >
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['no'] } },
        }}
      />
    </Box>
  );
}
