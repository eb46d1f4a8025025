import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridClasses,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { createMonthlySales } from '../_data/monthly-sales';
import { salesColumns } from './salesColumns';

const rows = createMonthlySales();

// #region excerpt
const { cell } = gridClasses;
const edge = '2px solid';

const rangeStyle = {
  [`& .${cell}.Mui-selected`]: {
    bgcolor: 'action.selected',
    fontWeight: 600,
  },
  [`& .${cell}.${gridClasses['cell--rangeTop']}`]: { borderTop: edge },
  [`& .${cell}.${gridClasses['cell--rangeBottom']}`]: { borderBottom: edge },
  [`& .${cell}.${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: edge },
  [`& .${cell}.${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: edge },
};
// #endregion

const months = { feb: true, mar: true, apr: true };
const range: GridCellSelectionModel = { 2: months, 3: months };

export default function RangeBorders() {
  const [model, setModel] = React.useState(range);

  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="Sales with a bordered range"
        rows={rows}
        columns={salesColumns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        rowSelection={false}
        hideFooter
        sx={rangeStyle}
      />
    </Box>
  );
}
