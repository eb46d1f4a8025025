import type { GridDataSource, GridGetRowsResponse } from '@mui/x-data-grid-pro';
import type { OrderServer } from '../_server/order-server';

/** A data source that cancels outdated requests, with its own cache. */
export function createLatestSource(server: OrderServer): GridDataSource {
  const known = new Map<string, GridGetRowsResponse>();
  let running = new AbortController();

  return {
    getRows: async ({ paginationModel, sortModel, filterModel }) => {
      running.abort();
      const { signal } = (running = new AbortController());
      const { page, pageSize } = paginationModel;
      const query = { page, pageSize, sortModel, filterModel };
      const key = JSON.stringify(query);
      const cached = known.get(key);
      if (cached) return cached;
      try {
        const { rows, total } = await server.list(query, signal);
        const response = { rows, rowCount: total };
        known.set(key, response);
        return response;
      } catch (error) {
        // The grid would remove all rows if it received the error of a canceled request.
        if (signal.aborted) return new Promise<never>(() => {});
        throw error;
      }
    },
  };
}
