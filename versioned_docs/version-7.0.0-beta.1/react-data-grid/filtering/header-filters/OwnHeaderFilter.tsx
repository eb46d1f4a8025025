import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(120);

// #region excerpt
function UnpaidFilter({ item, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const pressed = item.value === 'false';
  const press = () => {
    const next = { ...item, operator: 'is', value: 'false' };
    if (pressed) apiRef.current.deleteFilterItem(item);
    else apiRef.current.upsertFilterItem(next);
  };
  return (
    <Button
      size="small"
      variant={pressed ? 'contained' : 'outlined'}
      aria-pressed={pressed}
      tabIndex={tabIndex}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') event.stopPropagation();
      }}
    >
      Unpaid
    </Button>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 110,
    renderHeaderFilter: (params) => <UnpaidFilter {...params} />,
  },
];

export default function OwnHeaderFilter() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        headerFilters
      />
    </div>
  );
}
