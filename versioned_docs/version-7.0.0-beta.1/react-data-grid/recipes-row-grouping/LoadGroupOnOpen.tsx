import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

/** The groups from the server; a real server counts them in a separate query. */
const COUNTRIES = [
  'Austria',
  'Finland',
  'France',
  'Ireland',
  'Italy',
  'Norway',
];

const standInOf = (country: string) => ({
  id: `waiting ${country}`,
  country,
  customer: 'Loading …',
});
const rows = COUNTRIES.map(standInOf);

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', groupable: false },
  { field: 'customer', headerName: 'Customer', groupable: false, width: 170 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    groupable: false,
    width: 90,
  },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

const groupingColDef = { width: 170, hideDescendantCount: true };

export default function LoadGroupOnOpen() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createOrderServer({ count: 120 }));

  React.useEffect(() => {
    const loading = new Set<string>();
    let left = false;

    const load = async (groupId: string, country: string) => {
      const standIn = standInOf(country);
      if (loading.has(country) || !apiRef.current.getRow(standIn.id)) return;
      loading.add(country);
      // #region excerpt
      const items = [{ field: 'country', operator: 'equals', value: country }];
      try {
        const { rows: orders } = await server.list({ filterModel: { items } });
        if (left) return;
        apiRef.current.updateRows([
          ...orders,
          { id: standIn.id, _action: 'delete' },
        ]);
      } catch (error) {
        if (left) return;
        apiRef.current.updateRows([
          { ...standIn, customer: `${(error as Error).message}: open again` },
        ]);
        apiRef.current.setRowChildrenExpansion(groupId, false);
      }
      // #endregion
      loading.delete(country);
    };

    const unsubscribe = apiRef.current.subscribeEvent(
      'rowExpansionChange',
      (node) => {
        if (node.type !== 'group' || !node.childrenExpanded) return;
        void load(String(node.id), String(node.groupingKey));
      },
    );
    return () => {
      left = true;
      unsubscribe();
    };
  }, [apiRef, server]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 580 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by country, loaded when opened"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          hideFooter
          initialState={initialState}
        />
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
