import { DataGridPremium } from '@mui/x-data-grid-premium';
import { createMonthlySales } from '../_data/monthly-sales';
import { salesColumns } from './salesColumns';

const rows = createMonthlySales();

export default function CellRanges() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales of the shops, in thousands of euros"
        rows={rows}
        columns={salesColumns}
        cellSelection
        rowSelection={false}
        hideFooter
      />
    </div>
  );
}
