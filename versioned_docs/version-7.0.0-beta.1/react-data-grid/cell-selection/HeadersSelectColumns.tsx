import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { createMonthlySales } from '../_data/monthly-sales';
import { salesColumns } from './salesColumns';

const rows = createMonthlySales();

export default function HeadersSelectColumns() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const selectColumn: GridEventListener<'columnHeaderClick'> = (
    { field },
    event,
  ) => {
    event.defaultMuiPrevented = true;
    const ids = apiRef.current.getSortedRowIds();
    const [first, last] = [ids[0], ids.at(-1)];
    if (first === undefined || last === undefined) return;
    apiRef.current.selectCellRange({ id: first, field }, { id: last, field });
  };
  // #endregion

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales, whose headers select a column"
        apiRef={apiRef}
        rows={rows}
        columns={salesColumns}
        cellSelection
        rowSelection={false}
        disableColumnMenu
        hideFooter
        onColumnHeaderClick={selectColumn}
      />
    </div>
  );
}
