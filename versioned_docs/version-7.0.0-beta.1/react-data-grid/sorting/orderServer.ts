import type { GridSortModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const orders = createOrders(200);

/** Duration of a request in milliseconds. */
const LATENCY = 600;

/** Compares strings by language, and other values as numbers. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return Number(a) - Number(b);
}

/** Sorts all rows by the model, then returns the first page, as a server would. */
export function fetchOrders(sortModel: GridSortModel, signal: AbortSignal): Promise<Order[]> {
  const [item] = sortModel;
  const sorted = [...orders];
  if (item?.sort) {
    const field = item.field as keyof Order;
    const sign = item.sort === 'asc' ? 1 : -1;
    sorted.sort((a, b) => sign * compare(a[field], b[field]));
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(sorted.slice(0, 20)), LATENCY);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
