import type { OrderPage, OrderQuery, OrderServer } from '../_server/order-server';

/** Asks a server, remembers the answers, and knows what is on its way. */
export function createOrderSource(server: OrderServer) {
  const answers = new Map<string, OrderPage>();

  return {
    /** The answer to a question that was asked before. */
    known: (query: OrderQuery): OrderPage | undefined => answers.get(JSON.stringify(query)),

    ask: async (query: OrderQuery, signal?: AbortSignal): Promise<OrderPage> => {
      const key = JSON.stringify(query);
      const known = answers.get(key);
      if (known) return known;
      const answer = await server.list(query, signal);
      answers.set(key, answer);
      return answer;
    },

    /** To be called when something was written. */
    forget: () => answers.clear(),
  };
}
