import * as React from 'react';
import type {
  GridAggregationModel,
  GridFilterModel,
  GridPaginationModel,
} from '@mui/x-data-grid-premium';
import { createTotalServer, type OrdersAndTotals } from './totalServer';

const EMPTY: OrdersAndTotals = { rows: [], total: 0, totals: {} };

/** Requests a page and the totals of a model; a newer request cancels the last one. */
export function useOrdersAndTotals(model: GridAggregationModel) {
  const [server] = React.useState(createTotalServer);
  const [pages, setPages] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>();
  const [answer, setAnswer] = React.useState(EMPTY);
  const [status, setStatus] = React.useState('Loading');
  const [attempt, setAttempt] = React.useState(1);

  React.useEffect(() => {
    const request = new AbortController();
    setStatus('Loading');
    server.list({ ...pages, filterModel }, model, request.signal).then(
      (next) => {
        setAnswer(next);
        setStatus('Loaded');
      },
      (error: Error) => {
        if (!request.signal.aborted) setStatus(`Failed: ${error.message}`);
      },
    );
    return () => request.abort();
  }, [server, pages, filterModel, model, attempt]);

  const gridProps = {
    rows: answer.rows,
    rowCount: answer.total,
    loading: status === 'Loading',
    pagination: true,
    paginationMode: 'server',
    paginationModel: pages,
    onPaginationModelChange: setPages,
    pageSizeOptions: [5],
    filterMode: 'server',
    onFilterModelChange: (next: GridFilterModel) => {
      setFilterModel(next);
      setPages((last) => ({ ...last, page: 0 }));
    },
  } as const;

  const retry = () => setAttempt((count) => count + 1);
  return { answer, status, retry, gridProps, log: server.log };
}
