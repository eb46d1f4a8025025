import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { RequestLog } from '../../_server/RequestLog';
import {
  createSourceGroupServer,
  type GroupOrOrder,
} from './sourceGroupServer';

const FIELDS = ['country', 'month', 'status'];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<GroupOrOrder>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'month', headerName: 'Month' },
  { field: 'status', headerName: 'Status' },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const groupingColDef = { headerName: 'Orders', flex: 1, minWidth: 170 };

export default function SourceGroupChoice() {
  const [server] = React.useState(createSourceGroupServer);
  const [model, setModel] = React.useState(['country']);

  const running = React.useRef(new AbortController());

  // #region excerpt
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupFields = [], groupKeys = [], sortModel }) => {
        if (groupKeys.length === 0) {
          // New groups replace all rows: cancel everything that is pending.
          running.current.abort();
          running.current = new AbortController();
        }
        const { signal } = running.current;
        const query = { groupFields, groupKeys, sortModel };
        try {
          return { rows: await server.below(query, signal) };
        } catch (error) {
          if (signal.aborted) return new Promise<never>(() => {});
          throw error;
        }
      },
      getGroupKey: (row) => row.key,
      getChildrenCount: (row) => row.below,
    }),
    [server],
  );
  // #endregion

  return (
    <Box sx={{ height: 640, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <ToggleButtonGroup
        aria-label="Group by, in the order of your clicks"
        size="small"
        value={model}
        onChange={(_event, next: string[]) => setModel(next)}
      >
        {FIELDS.map((field) => (
          <ToggleButton key={field} value={field}>
            {field}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by fields of your choice"
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          columnVisibilityModel={Object.fromEntries(
            FIELDS.map((field) => [field, !model.includes(field)]),
          )}
          groupingColDef={groupingColDef}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <RequestLog server={server.log} />
    </Box>
  );
}
