import * as React from 'react';
import {
  DataGridPremium,
  gridRowTreeSelector,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(90);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'city', headerName: 'City' },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

const groupingColDef = { width: 200 };

export default function OneGroupOpen() {
  const apiRef = useGridApiRef();

  // #region excerpt
  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (opened) => {
        if (opened.type !== 'group' || !opened.childrenExpanded) return;
        for (const node of Object.values(gridRowTreeSelector(apiRef))) {
          const isSibling = node.id !== opened.id && node.type === 'group' && node.parent === opened.parent; // prettier-ignore
          if (isSibling && node.childrenExpanded) {
            apiRef.current.setRowChildrenExpansion(node.id, false);
          }
        }
      }),
    [apiRef],
  );
  // #endregion

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country, one open at a time"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{
          rowGrouping: { model: ['country', 'city'] },
          columns: { columnVisibilityModel: { country: false, city: false } },
        }}
      />
    </div>
  );
}
