import { createOrderServer, type OrderPage, type OrderQuery } from '../_server/order-server';

export const server = createOrderServer({ count: 90, latency: 250 });

const ATTEMPTS = 3;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Tries up to three times, with a longer wait before each retry. */
export async function listWithRetry(
  query: OrderQuery,
  signal: AbortSignal,
  attempt = 1,
): Promise<OrderPage> {
  try {
    return await server.list(query, signal);
  } catch (error) {
    if (signal.aborted || attempt === ATTEMPTS) throw error;
    await pause(300 * 2 ** attempt);
    return listWithRetry(query, signal, attempt + 1);
  }
}
