import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const products = createProducts(56);

const START = 20;

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export default function ScrollToNewRow() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(START);
  const rows = React.useMemo(() => products.slice(0, count), [count]);

  // #region excerpt
  React.useEffect(() => {
    const id = rows.at(-1)?.id;
    if (rows.length === START || id === undefined) return undefined;
    // In the next frame the grid has sorted and measured the new row.
    const frame = requestAnimationFrame(() => {
      const ids = gridExpandedSortedRowIdsSelector(apiRef);
      apiRef.current.selectRow(id, true, true);
      apiRef.current.scrollToIndexes({ rowIndex: ids.indexOf(id) });
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, rows]);
  // #endregion

  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Button
        variant="outlined"
        disabled={count === products.length}
        onClick={() => setCount(count + 1)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add a product
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
