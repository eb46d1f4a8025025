import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';

export const server = createOrderServer({ count: 42, latency: 400 });

export interface CursorPage {
  rows: Order[];
  /** Cursor of the next page; undefined on the last page. */
  next?: string;
}

/** Simulates `GET /orders?after=…`. Only the server can read a cursor. */
export async function listAfter(
  cursor: string | undefined,
  size: number,
  signal: AbortSignal,
): Promise<CursorPage> {
  const start = cursor === undefined ? 0 : Number.parseInt(cursor, 36);
  const end = start + size;
  const { rows, total } = await server.list({ start, end }, signal);
  return end < total ? { rows, next: end.toString(36) } : { rows };
}
