import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

/** Enter chooses a day; the grid would stop editing. */
const keepKeys = (event: React.KeyboardEvent) => event.stopPropagation();

// #region excerpt
function DayEditor(params: GridRenderEditCellParams<Order, Date | null>) {
  const { id, field, value, row, hasFocus } = params;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const change = (day: Dayjs | null) => {
    const date = day?.isValid() ? day.toDate() : null;
    void apiRef.current.setEditCellValue({ id, field, value: date });
  };
  // #endregion

  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={change}
      minDate={dayjs(row.orderedOn)}
      inputRef={input}
      slotProps={{
        popper: { onKeyDown: keepKeys },
        textField: {
          fullWidth: true,
          variant: 'standard',
          inputProps: { 'aria-label': 'Shipped' },
          InputProps: { disableUnderline: true },
          sx: { px: 1, justifyContent: 'center' },
        },
      }}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 100 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 160,
    editable: true,
    renderEditCell: (params) => <DayEditor {...params} />,
  },
];

export default function DatePickerEditor() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 360, width: '100%' }}>
        <DataGrid
          aria-label="Orders, with a calendar for the shipping day"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </LocalizationProvider>
  );
}
