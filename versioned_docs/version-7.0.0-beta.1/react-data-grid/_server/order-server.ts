import { createOrders, type Order } from '../_data/orders';
import { addressOf, find, type OrderQuery } from './find-orders';
import { createTransport, type RequestSource } from './transport';

export type { OrderQuery } from './find-orders';

/** One page or one block of rows, as sent by the server. */
export interface OrderPage {
  rows: Order[];
  /** Number of matching orders on all pages. */
  total: number;
}

interface ServerOptions {
  /** Number of orders on the server. */
  count?: number;
  /** Minimum duration of a request in milliseconds. */
  latency?: number;
}

export interface OrderServer extends RequestSource {
  list: (query: OrderQuery, signal?: AbortSignal) => Promise<OrderPage>;
  create: (order: Omit<Order, 'id'>, signal?: AbortSignal) => Promise<Order>;
  update: (order: Order, signal?: AbortSignal) => Promise<Order>;
  remove: (id: number, signal?: AbortSignal) => Promise<void>;
}

function check({ items }: Omit<Order, 'id'>): void {
  if (items < 1) throw new Error('422 An order has at least one item');
}

/** Stores orders and rejects invalid ones. */
function createStore(count: number) {
  let orders = createOrders(count);

  function placeOf(id: number): number {
    const place = orders.findIndex((order) => order.id === id);
    if (place === -1) throw new Error('404 Not Found');
    return place;
  }

  return {
    list: (query: OrderQuery): OrderPage => find(orders, query),
    create: (order: Omit<Order, 'id'>): Order => {
      check(order);
      const created = { ...order, id: Math.max(0, ...orders.map(({ id }) => id)) + 1 };
      orders = [created, ...orders];
      return created;
    },
    update: (order: Order): Order => {
      check(order);
      const place = placeOf(order.id);
      orders = orders.map((each, index) => (index === place ? order : each));
      return order;
    },
    remove: (id: number): void => {
      const place = placeOf(id);
      orders = orders.filter((_order, index) => index !== place);
    },
  };
}

/**
 * Simulates a server with orders in the page, with latency, validation and a switch to turn it off.
 * Each server has its own orders.
 */
export function createOrderServer({
  count = 1000,
  latency = 500,
}: ServerOptions = {}): OrderServer {
  const store = createStore(count);
  const { request, ...transport } = createTransport(latency);
  return {
    ...transport,
    list: (query, signal) => request(`GET ${addressOf(query)}`, () => store.list(query), signal),
    create: (order, signal) => request('POST /orders', () => store.create(order), signal),
    update: (order, signal) =>
      request(`PUT /orders/${order.id}`, () => store.update(order), signal),
    remove: (id, signal) => request(`DELETE /orders/${id}`, () => store.remove(id), signal),
  };
}
