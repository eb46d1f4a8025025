import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { createMonthlySales, type ShopSales } from '../_data/monthly-sales';
import { salesColumns } from './salesColumns';

const rows = createMonthlySales();
const columns = salesColumns.map((column) => ({
  ...column,
  editable: column.field !== 'shop',
}));

export default function FillCells() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const fillDown = React.useCallback(() => {
    const model = apiRef.current.getCellSelectionModel();
    const ids = apiRef.current.getSortedRowIds().filter((id) => model[id]);
    const [first, ...others] = ids.map((id) =>
      apiRef.current.getRow<ShopSales>(id),
    );
    if (!first) return;
    const fields = Object.keys(model[first.id] ?? {}).filter(
      (field) => apiRef.current.getColumn(field).editable,
    );
    const values = fields.map((field) => [
      field,
      first[field as keyof ShopSales],
    ]);
    const update = Object.fromEntries(values) as Partial<ShopSales>;
    apiRef.current.updateRows(
      others.flatMap((row) => (row ? [{ ...row, ...update }] : [])),
    );
  }, [apiRef]);
  // #endregion

  const handleKey: GridEventListener<'cellKeyDown'> = (_params, event) => {
    if (event.key.toLowerCase() !== 'd' || !(event.ctrlKey || event.metaKey))
      return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    fillDown();
  };

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={fillDown}
      >
        Fill down (Ctrl + D)
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Sales that can be filled down"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          hideFooter
          onCellKeyDown={handleKey}
        />
      </div>
    </Box>
  );
}
