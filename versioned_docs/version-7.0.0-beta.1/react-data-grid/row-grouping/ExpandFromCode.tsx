import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridRowTreeSelector,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(120);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'status', headerName: 'Status' },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

const initialState = {
  rowGrouping: { model: ['country', 'status'] },
  columns: { columnVisibilityModel: { country: false, status: false } },
};

const groupingColDef = { width: 220 };

export default function ExpandFromCode() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const setAll = (expanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.parent !== null) {
        apiRef.current.setRowChildrenExpansion(node.id, expanded);
      }
    }
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 450 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setAll(true)}>
          Expand all
        </Button>
        <Button size="small" variant="outlined" onClick={() => setAll(false)}>
          Collapse all
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by country and status"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
