import type { OrderPage, OrderQuery, OrderServer } from '../_server/order-server';

/** Queries a server, and caches responses and pending requests. */
export function createOrderSource(server: OrderServer) {
  const answers = new Map<string, OrderPage>();

  return {
    /** The cached response to an earlier query. */
    known: (query: OrderQuery): OrderPage | undefined => answers.get(JSON.stringify(query)),

    ask: async (query: OrderQuery, signal?: AbortSignal): Promise<OrderPage> => {
      const key = JSON.stringify(query);
      const known = answers.get(key);
      if (known) return known;
      const answer = await server.list(query, signal);
      answers.set(key, answer);
      return answer;
    },

    /** Call after writing data. */
    forget: () => answers.clear(),
  };
}
