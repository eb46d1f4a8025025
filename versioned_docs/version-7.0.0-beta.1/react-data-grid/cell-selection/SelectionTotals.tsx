import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellCoordinates,
} from '@mui/x-data-grid-premium';
import { createMonthlySales } from '../_data/monthly-sales';
import { salesColumns } from './salesColumns';

const rows = createMonthlySales();

export default function SelectionTotals() {
  const apiRef = useGridApiRef();
  const [cells, setCells] = React.useState<GridCellCoordinates[]>([]);

  // #region excerpt
  const update = () => setCells(apiRef.current.getSelectedCellsAsArray());
  const numbers = cells
    .map(({ id, field }) => apiRef.current.getCellValue<unknown>(id, field))
    .filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  const average = numbers.length > 0 ? sum / numbers.length : 0;
  // #endregion

  return (
    <Box sx={{ height: 430, display: 'flex', flexDirection: 'column', gap: 1 }}>
      {/* Dragging with Ctrl does not call the callback, so read the value at the end. */}
      <div style={{ flex: 1, minHeight: 0 }} onPointerUp={update}>
        <DataGridPremium
          aria-label="Sales of the shops, summed up below"
          apiRef={apiRef}
          rows={rows}
          columns={salesColumns}
          cellSelection
          rowSelection={false}
          hideFooter
          onCellSelectionModelChange={update}
        />
      </div>
      <Typography variant="body2" role="status">
        {cells.length} cells, sum {sum}, average {average.toFixed(1)}
      </Typography>
    </Box>
  );
}
