import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { nextFrame } from '../_data/frame-times';
import { createOrders, type Order } from '../_data/orders';
import { counters, resetCounters } from './counters';
import { ResultList } from './ResultList';

const orders = createOrders(40);

// #region excerpt
interface ShareProps {
  total: number;
}

function Share({ total }: ShareProps) {
  counters.cells += 1;
  const width = `${Math.min(100, total / 20)}%`;
  return <Box sx={{ width, height: 8, bgcolor: 'primary.main' }} />;
}

const MemoShare = React.memo(Share);
// #endregion

const columnsWith = (
  Cell: React.ComponentType<ShareProps>,
): GridColDef<Order>[] => [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  {
    field: 'total',
    headerName: 'Total',
    flex: 1,
    display: 'flex',
    renderCell: ({ row }) => <Cell total={row.total} />,
  },
];

const columns = {
  Plain: columnsWith(Share),
  'React.memo': columnsWith(MemoShare),
};
type Kind = keyof typeof columns;

export default function MemoizedCells() {
  const apiRef = useGridApiRef();
  const [kind, setKind] = React.useState<Kind>('Plain');
  const [results, setResults] = React.useState<
    Record<string, number[] | undefined>
  >({
    Plain: undefined,
    'React.memo': undefined,
  });

  async function measure(next: Kind) {
    setKind(next);
    await nextFrame();
    await nextFrame();
    resetCounters();
    for (let step = 0; step < 20; step += 1) {
      const row = orders[step % 5];
      // The number of items changes, the total does not.
      if (row) apiRef.current.updateRows([{ ...row, items: row.items + step }]);
      await nextFrame();
    }
    const { cells } = counters;
    setResults((last) => ({ ...last, [next]: [cells] }));
  }

  return (
    <Box sx={{ height: 520, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => measure('Plain')}>
          Plain
        </Button>
        <Button variant="outlined" onClick={() => measure('React.memo')}>
          With React.memo
        </Button>
      </Box>
      <ResultList
        headers={['Cell', 'Renders for 20 updates']}
        results={results}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          key={kind}
          aria-label="Orders with bars"
          apiRef={apiRef}
          rows={orders}
          columns={columns[kind]}
          hideFooter
        />
      </div>
    </Box>
  );
}
