import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterModelSelector,
  GridToolbarContainer,
  GridToolbarFilterButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '../../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// #region excerpt
function StatusPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const choose = (value?: string) =>
    apiRef.current.setFilterModel({
      items: value ? [{ field: 'status', operator: 'equals', value }] : [],
    });
  // #endregion

  return (
    <Stack sx={{ p: 2, gap: 1 }}>
      <RadioGroup
        aria-label="Status"
        value={items[0]?.value ?? ''}
        onChange={(_event, value) => choose(value)}
      >
        {ORDER_STATUSES.map((status) => (
          <FormControlLabel
            key={status}
            value={status}
            label={status}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
      <Button size="small" onClick={() => choose()}>
        All orders
      </Button>
    </Stack>
  );
}

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function OwnFilterPanel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar, filterPanel: StatusPanel }}
      />
    </div>
  );
}
