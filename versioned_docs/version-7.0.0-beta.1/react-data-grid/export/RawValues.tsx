import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { TextBox } from '../_parts/TextBox';

const rows = createOrders(20);

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 70 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    flex: 1,
    minWidth: 100,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function RawValues() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = React.useState(false);
  const [text, setText] = React.useState('');
  React.useEffect(() => {
    setText(apiRef.current.getDataAsCsv());
  }, [apiRef, raw]);

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 488 }}
    >
      <FormControlLabel
        label="ignoreValueFormatterDuringExport"
        control={<Switch checked={raw} />}
        onChange={(_event, checked) => setRaw(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with formatted values"
          rows={rows}
          columns={columns}
          hideFooter
          ignoreValueFormatterDuringExport={raw}
        />
        {/* #endregion */}
      </div>
      <TextBox label="The file, formatted or not" text={text} height={176} />
    </Box>
  );
}
