import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';
import { createRandom } from '../_data/random';

const products = createProducts(12);
const random = createRandom(3);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export default function ChangedRows() {
  const [rows, setRows] = React.useState(products);
  const [changes, setChanges] = React.useState(0);

  const [changed, setChanged] = React.useState<readonly number[]>([]);

  // #region excerpt
  function receive() {
    const ids = [700, 701, 702, 703, 704].filter(() => random.next() < 0.5);
    setRows((all) =>
      all.map((row) =>
        ids.includes(row.id) ? { ...row, price: row.price + 1 } : row,
      ),
    );
    setChanged(ids);
    setChanges(changes + 1);
  }
  // Alternate between two names to start the animation again.
  const className = `changed-${changes % 2}`;
  // #endregion

  return (
    <Box
      sx={{
        height: 440,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        '@keyframes changed-0': { from: { backgroundColor: 'var(--flash)' } },
        '@keyframes changed-1': { from: { backgroundColor: 'var(--flash)' } },
        '--flash': ({ palette }) => alpha(palette.warning.main, 0.4),
        '& .changed-0': { animation: 'changed-0 2s' },
        '& .changed-1': { animation: 'changed-1 2s' },
        '& .changed-0, & .changed-1': { fontWeight: 600 },
      }}
    >
      <Button
        variant="outlined"
        onClick={receive}
        sx={{ alignSelf: 'flex-start' }}
      >
        Receive new prices
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Prices, the last changes marked"
          rows={rows}
          columns={columns}
          getRowClassName={({ row }) =>
            changed.includes(row.id) ? className : ''
          }
          hideFooter
        />
      </div>
    </Box>
  );
}
