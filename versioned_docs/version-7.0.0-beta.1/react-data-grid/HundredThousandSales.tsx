import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createSales, type Sale } from './_data/sales';

const COUNT = 100_000;
const WORK = ['Create', 'Sort', 'Filter', 'Group', 'Edit'] as const;

type Work = (typeof WORK)[number];

const columns: GridColDef<Sale>[] = [
  { field: 'id', headerName: 'Sale', type: 'number', width: 90 },
  { field: 'soldOn', headerName: 'Day', type: 'date', groupable: false },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'shop', headerName: 'Shop', width: 180 },
  { field: 'article', headerName: 'Article', width: 150, editable: true },
  { field: 'quantity', headerName: 'Items', type: 'number', editable: true },
  { field: 'revenue', headerName: 'Euros', type: 'number' },
];

const groupingColDef = { width: 220 };

/** Measures milliseconds from the start of work until the next frame. */
function useTimes() {
  const [times, setTimes] = React.useState<Partial<Record<Work, number>>>({});
  const measure = React.useCallback((work: Work) => {
    const start = performance.now();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const time = performance.now() - start;
        setTimes((last) => ({ ...last, [work]: time }));
      }),
    );
  }, []);
  return { times, measure };
}

function Times({ times }: { times: Partial<Record<Work, number>> }) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', m: 0 }}>
      {WORK.map((work) => (
        <Box key={work} sx={{ width: { xs: 96, sm: 112 }, pb: 1 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {work}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {times[work] === undefined ? '–' : `${Math.round(times[work])} ms`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function HundredThousandSales() {
  const { times, measure } = useTimes();
  const [rows, setRows] = React.useState<Sale[]>([]);

  React.useEffect(() => {
    measure('Create');
    setRows(createSales(COUNT));
  }, [measure]);

  // #region excerpt
  const update = React.useCallback(
    (row: Sale) => {
      measure('Edit');
      return row;
    },
    [measure],
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <Times times={times} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="100,000 sales"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          loading={rows.length === 0}
          slots={{ toolbar: GridToolbar }}
          onSortModelChange={() => measure('Sort')}
          onFilterModelChange={() => measure('Filter')}
          onRowGroupingModelChange={() => measure('Group')}
          processRowUpdate={update}
        />
      </div>
    </Box>
  );
  // #endregion
}
