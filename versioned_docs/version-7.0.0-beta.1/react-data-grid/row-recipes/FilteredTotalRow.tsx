import * as React from 'react';
import {
  DataGridPro,
  gridClasses,
  gridFilteredSortedRowEntriesSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders } from '../_data/orders';

interface Line {
  id: string | number;
  customer: string;
  items: number;
  total: number;
}

const rows: Line[] = createOrders(60);

const columns: GridColDef<Line>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

function totalOf(lines: readonly Line[]): Line {
  return {
    id: 'total',
    customer: `${lines.length} orders`,
    items: lines.reduce((sum, { items }) => sum + items, 0),
    total: lines.reduce((sum, { total }) => sum + total, 0),
  };
}

export default function FilteredTotalRow() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState(() => totalOf(rows));
  const pinnedRows = React.useMemo(() => ({ bottom: [total] }), [total]);

  // #region excerpt
  React.useEffect(() => {
    let last = '';
    const update = () => {
      const next = totalOf(
        gridFilteredSortedRowEntriesSelector(apiRef).map(
          ({ model }) => model as Line,
        ),
      );
      // Pinning a row filters again: stop when nothing changes.
      if (JSON.stringify(next) === last) return;
      last = JSON.stringify(next);
      setTotal(next);
    };
    update(); // The grid has filtered before the effect could subscribe.
    return apiRef.current.subscribeEvent('filteredRowsSet', update);
  }, [apiRef]);
  // #endregion

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with the total of the filtered rows"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        slots={{ toolbar: SearchToolbar }}
        hideFooter
        sx={{
          [`& .${gridClasses['pinnedRows--bottom']}`]: { fontWeight: 600 },
        }}
      />
    </div>
  );
}
