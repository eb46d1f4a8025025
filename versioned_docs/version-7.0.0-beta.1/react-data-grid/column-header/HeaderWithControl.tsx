import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTheme } from '@mui/material/styles';
import { DataGrid, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const orders = createOrders(40);

interface HeaderProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

// #region excerpt
function UnpaidHeader({ checked, onChange }: HeaderProps) {
  const apiRef = useGridApiContext();
  const { direction } = useTheme();

  const goOn = (event: React.KeyboardEvent) => {
    const { getColumnIndex, getVisibleColumns, setColumnHeaderFocus } =
      apiRef.current;
    const step = (STEPS[event.key] ?? 0) * (direction === 'rtl' ? -1 : 1);
    const next = getVisibleColumns()[getColumnIndex('paid') + step];
    if (step !== 0 && next) setColumnHeaderFocus(next.field, event);
  };
  // #endregion

  return (
    <FormControlLabel
      label="Only unpaid"
      slotProps={{ typography: { variant: 'body2' } }}
      control={<Checkbox size="small" tabIndex={0} checked={checked} />}
      onChange={(_event, next) => onChange(next)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={goOn}
    />
  );
}

export default function HeaderWithControl() {
  const [unpaid, setUnpaid] = React.useState(false);

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
      {
        field: 'paid',
        headerName: 'Paid',
        type: 'boolean',
        width: 180,
        disableColumnMenu: true,
        renderHeader: () => (
          <UnpaidHeader checked={unpaid} onChange={setUnpaid} />
        ),
      },
    ],
    [unpaid],
  );

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={unpaid ? orders.filter(({ paid }) => !paid) : orders}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
