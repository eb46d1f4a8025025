import type { GridAggregationModel } from '@mui/x-data-grid-premium';
import { createTransport } from '../../_server/transport';
import { createOrders, type Order } from '../../_data/orders';
import { addressOf, find, type OrderQuery } from '../../_server/find-orders';

const FUNCTIONS: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  avg: (values) => Math.round((10 * values.reduce((a, b) => a + b, 0)) / values.length) / 10,
  max: (values) => Math.max(...values),
};

export const FUNCTION_NAMES = Object.keys(FUNCTIONS);

export interface Total {
  name: string;
  value: number | null;
}

export interface OrdersAndTotals {
  rows: Order[];
  total: number;
  /** Totals by field. */
  totals: Record<string, Total>;
}

function aggregate(orders: Order[], field: string, name: string): Total {
  const calculate = FUNCTIONS[name];
  const isKnown = (field === 'items' || field === 'total') && calculate && orders.length > 0;
  return { name, value: isKnown ? calculate(orders.map((order) => order[field])) : null };
}

/** A server that sends a page together with the totals of all pages. */
export function createTotalServer() {
  const { request, ...log } = createTransport();
  const all = createOrders(1000);

  return {
    log,
    list: (
      query: OrderQuery,
      model: GridAggregationModel,
      signal?: AbortSignal,
    ): Promise<OrdersAndTotals> => {
      const pairs = Object.entries(model);
      const names = pairs.map(([field, name]) => `${field}:${name}`).join(',');
      return request(
        `GET ${addressOf(query)}&aggregate=${names}`,
        () => {
          const matching = find(all, { filterModel: query.filterModel }).rows;
          const totals = pairs.map(([field, name]) => [field, aggregate(matching, field, name)]);
          return { ...find(all, query), totals: Object.fromEntries(totals) };
        },
        signal,
      );
    },
  };
}
