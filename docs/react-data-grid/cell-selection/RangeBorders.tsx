import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
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

const initialState = {
  cellSelection: {
    2: { feb: true, mar: true, apr: true },
    3: { feb: true, mar: true, apr: true },
  },
};

export default function RangeBorders() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        aria-label="Sales with a bordered range"
        rows={rows}
        columns={salesColumns}
        cellSelection
        rowSelection={false}
        hideFooter
        initialState={initialState}
        sx={rangeStyle}
      />
    </Box>
  );
}
