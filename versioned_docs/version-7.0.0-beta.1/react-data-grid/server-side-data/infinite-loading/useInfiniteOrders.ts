import * as React from 'react';
import type { GridSortModel } from '@mui/x-data-grid-pro';
import type { Order } from '../../_data/orders';
import { createOrderServer } from '../../_server/order-server';

const BLOCK = 20;

/** Loads orders block by block, and starts over when the sort order changes. */
export function useInfiniteOrders() {
  const [server] = React.useState(() => createOrderServer({ count: 90 }));
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [total, setTotal] = React.useState(Infinity);
  const [state, setState] = React.useState<'idle' | 'loading' | 'failed'>('loading');
  const running = React.useRef(new AbortController());

  const load = React.useCallback(
    async (start: number, order: GridSortModel) => {
      running.current.abort();
      const { signal } = (running.current = new AbortController());
      setState('loading');
      try {
        const block = await server.list({ start, end: start + BLOCK, sortModel: order }, signal);
        setRows((known) => [...known.slice(0, start), ...block.rows]);
        setTotal(block.total);
        setState('idle');
      } catch {
        if (!signal.aborted) setState('failed');
      }
    },
    [server],
  );

  React.useEffect(() => {
    void load(0, sortModel);
    return () => running.current.abort();
  }, [load, sortModel]);

  const loadMore = () => {
    if (state === 'idle' && rows.length < total) void load(rows.length, sortModel);
  };

  const retry = () => void load(rows.length, sortModel);
  return {
    server,
    rows,
    total,
    state,
    sortModel,
    setSortModel,
    loadMore,
    retry,
  };
}
