import type { Order, OrderStatus } from '../_data/orders';

/** Steps of a parcel in their order; a return is not one of them. */
const STEPS: readonly OrderStatus[] = ['Open', 'Packed', 'Shipped', 'Delivered'];

/** Returns a number from 0 to 1. */
export function progressOf(status: OrderStatus): number {
  return status === 'Returned' ? 1 : STEPS.indexOf(status) / (STEPS.length - 1);
}

/** Returns the next status, or undefined for a completed order. */
export function nextStatus(status: OrderStatus): OrderStatus | undefined {
  const place = STEPS.indexOf(status);
  return place === -1 ? undefined : STEPS[place + 1];
}

/** Date of the last order, used as the current date. */
const TODAY = new Date(2024, 5, 16);

/** Sets the status and a shipping date to match it. */
export function withStatus(order: Order, status: OrderStatus): Order {
  const waits = status === 'Open' || status === 'Packed';
  const shippedOn = waits ? null : (order.shippedOn ?? TODAY);
  return { ...order, status, shippedOn };
}
