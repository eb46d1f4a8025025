import { createTransport } from '../../_server/transport';
import { createOrders, type Order } from '../../_data/orders';

export const GROUP_FIELDS = ['country', 'customer', 'status'] as const;

export type GroupField = (typeof GROUP_FIELDS)[number];

/** A group, an order in it, or the row that loads more of them. */
export interface GroupRow {
  id: string;
  path: string[];
  orders?: number;
  items?: number;
  /** Set on the row for orders that are not loaded. */
  state?: 'ready' | 'loading' | 'failed';
}

const BLOCK = 10;

function toRow(group: string, order: Order): GroupRow {
  const name = `${order.id}, ${order.customer}`;
  return { id: `${group} ${order.id}`, path: [group, name], items: order.items };
}

function toGroup(group: string, orders: Order[]): GroupRow {
  const items = orders.reduce((sum, order) => sum + order.items, 0);
  return { id: group, path: [group], orders: orders.length, items };
}

/** A server that groups and counts orders, and sends ten at a time. */
export function createGroupServer() {
  const { request, ...log } = createTransport();
  const all = createOrders(1000);

  return {
    log,
    groups: (by: GroupField, signal?: AbortSignal): Promise<GroupRow[]> =>
      request(
        `GET /orders/groups?by=${by}`,
        () =>
          [...new Set(all.map((order) => order[by]))].sort().map((group) =>
            toGroup(
              group,
              all.filter((order) => order[by] === group),
            ),
          ),
        signal,
      ),
    orders: (by: GroupField, group: string, start: number, signal?: AbortSignal) =>
      request(
        `GET /orders?${by}=${group}&rows=${start}-${start + BLOCK}`,
        () => {
          const found = all.filter((order) => order[by] === group);
          const rows = found.slice(start, start + BLOCK).map((order) => toRow(group, order));
          return { rows, isLast: start + BLOCK >= found.length };
        },
        signal,
      ),
  };
}
