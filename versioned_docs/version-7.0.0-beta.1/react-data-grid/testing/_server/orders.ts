import { createOrders, type Order } from '../../_data/orders';

export type OrderRow = Pick<Order, 'id' | 'customer' | 'items' | 'status' | 'city' | 'country'>;

const LATENCY = 400;

const stored = new Map<number, OrderRow>(createOrders(300).map((order) => [order.id, order]));

function answer<Value>(work: () => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    }, LATENCY);
  });
}

/** Stands for a request to your server. */
export function loadOrders(): Promise<OrderRow[]> {
  return answer(() => [...stored.values()]);
}

/** @throws when the server does not accept the order */
export function saveOrder(order: OrderRow): Promise<OrderRow> {
  return answer(() => {
    if (order.items < 1) throw new Error('An order has at least one item');
    stored.set(order.id, order);
    return order;
  });
}
