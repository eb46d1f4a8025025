import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import type { Product } from '../_data/products';
import { addressOf, fetchProducts, type ProductQuery } from './productServer';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
  { field: 'cost', headerName: 'Cost', type: 'number', flex: 1 },
];

// Screen readers say its name, which the component of Material UI lacks.
function LoadingProducts() {
  return <LinearProgress aria-label="Loading products" />;
}

const slots = { loadingOverlay: LoadingProducts };

const FIRST: ProductQuery = {
  sortModel: [],
  page: 0,
  pageSize: 5,
  down: false,
};

function useProducts(query: ProductQuery) {
  const [answer, setAnswer] = React.useState({
    rows: [] as Product[],
    total: 0,
  });
  const [status, setStatus] = React.useState('…');

  React.useEffect(() => {
    const request = new AbortController();
    setStatus('…');
    fetchProducts(query, request.signal).then(
      (page) => {
        setAnswer(page);
        setStatus('200 OK');
      },
      (error: Error) => {
        if (!request.signal.aborted) setStatus(error.message);
      },
    );
    return () => request.abort();
  }, [query]);

  return { ...answer, status };
}

export default function ServerSortingPages() {
  const [query, setQuery] = React.useState(FIRST);
  const { rows, total, status } = useProducts(query);
  // #region excerpt
  const sort = (sortModel: GridSortModel) =>
    setQuery((last) => ({ ...last, sortModel, page: 0 }));
  const turn = (pages: { page: number; pageSize: number }) =>
    setQuery((last) => ({ ...last, ...pages }));
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <FormControlLabel
        label="The server is down"
        control={<Switch checked={query.down} />}
        onChange={(_event, down) => setQuery((last) => ({ ...last, down }))}
      />
      <Typography variant="body2" role="status" sx={{ height: 48 }}>
        GET {addressOf(query)}: {status}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products, sorted and paged by the server"
          rows={rows}
          rowCount={total}
          columns={columns}
          loading={status === '…'}
          slots={slots}
          sortingMode="server"
          sortModel={query.sortModel}
          onSortModelChange={sort}
          paginationMode="server"
          paginationModel={{ page: query.page, pageSize: query.pageSize }}
          onPaginationModelChange={turn}
          pageSizeOptions={[5]}
        />
      </div>
    </Box>
  );
}
