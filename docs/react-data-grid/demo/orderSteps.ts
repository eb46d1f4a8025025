import type { Order, OrderStatus } from '../_data/orders';

/** The way of a parcel; a return is a way of its own. */
const STEPS: readonly OrderStatus[] = ['Open', 'Packed', 'Shipped', 'Delivered'];

/** From 0 to 1. */
export function progressOf(status: OrderStatus): number {
  return status === 'Returned' ? 1 : STEPS.indexOf(status) / (STEPS.length - 1);
}

/** What comes next; undefined for an order that has come to its end. */
export function nextStatus(status: OrderStatus): OrderStatus | undefined {
  const place = STEPS.indexOf(status);
  return place === -1 ? undefined : STEPS[place + 1];
}

/** The day of the last order, which is today in this shop. */
const TODAY = new Date(2024, 5, 16);

/** Keeps the day of shipping true to the status. */
export function withStatus(order: Order, status: OrderStatus): Order {
  const waits = status === 'Open' || status === 'Packed';
  const shippedOn = waits ? null : (order.shippedOn ?? TODAY);
  return { ...order, status, shippedOn };
}
