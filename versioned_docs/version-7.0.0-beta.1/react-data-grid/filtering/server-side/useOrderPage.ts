import * as React from 'react';
import type { OrderPage, OrderQuery, OrderServer } from '../../_server/order-server';

/** Requests each new query from the server, and cancels the previous request. */
export function useOrderPage(server: OrderServer, query: OrderQuery) {
  const [page, setPage] = React.useState<OrderPage>({ rows: [], total: 0 });
  const [status, setStatus] = React.useState<'loading' | 'done' | 'failed'>('loading');
  const [attempt, setAttempt] = React.useState(0);

  React.useEffect(() => {
    const request = new AbortController();
    setStatus('loading');
    server.list(query, request.signal).then(
      (answer) => {
        setPage(answer);
        setStatus('done');
      },
      () => {
        if (!request.signal.aborted) setStatus('failed');
      },
    );
    return () => request.abort();
  }, [server, query, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  return { ...page, status, retry };
}
