import type { GridSortModel } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';
import { createTransport } from '../../_server/transport';

/** A group with the sums of its orders, or an order. */
export interface GroupOrOrder extends Partial<Omit<Order, 'id'>> {
  id: string;
  /** Unique among the rows of the same parent. */
  key: string;
  /** Number of rows below this one. */
  below: number;
  month?: string;
}

const FIELDS = ['country', 'customer', 'status', 'month'] as const;

type Field = (typeof FIELDS)[number];

type Row = Order & { month: string };

/** Rejects names that clients made up. */
function fieldOf(name: string): Field {
  const field = FIELDS.find((each) => each === name);
  if (!field) throw new Error(`400 Orders cannot be grouped by ${name}`);
  return field;
}

function monthOf({ orderedOn }: Order): string {
  return `${orderedOn.getFullYear()}-${String(orderedOn.getMonth() + 1).padStart(2, '0')}`;
}

function sum(rows: Row[], field: 'items' | 'total'): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

function toGroup(rows: Row[], field: Field, key: string, keys: readonly string[], below: number) {
  return {
    id: [...keys, key].join('/'),
    key,
    below,
    [field]: key,
    items: sum(rows, 'items'),
    total: sum(rows, 'total'),
  };
}

function groupsOf(
  rows: Row[],
  [field, next]: readonly [Field, Field | undefined],
  keys: readonly string[],
): GroupOrOrder[] {
  return [...new Set(rows.map((row) => row[field]))].sort().map((key) => {
    const own = rows.filter((row) => row[field] === key);
    const below = next ? new Set(own.map((row) => row[next])).size : own.length;
    return toGroup(own, field, key, keys, below);
  });
}

function sortedBySum(rows: GroupOrOrder[], [item]: GridSortModel): GroupOrOrder[] {
  const field = (['items', 'total'] as const).find((name) => name === item?.field);
  if (!field) return rows;
  const direction = item?.sort === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => direction * ((a[field] ?? 0) - (b[field] ?? 0)));
}

interface GroupQuery {
  groupFields: readonly string[];
  groupKeys: readonly string[];
  sortModel?: GridSortModel;
}

/** A server that groups orders by any fields, level by level, with the sums of each group. */
export function createSourceGroupServer() {
  const { request, ...log } = createTransport();
  const all: Row[] = createOrders(200).map((order) => ({ ...order, month: monthOf(order) }));

  const below = ({ groupFields, groupKeys, sortModel = [] }: GroupQuery): GroupOrOrder[] => {
    const fields = groupFields.map(fieldOf);
    const found = all.filter((row) =>
      groupKeys.every((key, level) => {
        const field = fields[level];
        return field !== undefined && row[field] === key;
      }),
    );
    const field = fields[groupKeys.length];
    const rows: GroupOrOrder[] = field
      ? groupsOf(found, [field, fields[groupKeys.length + 1]], groupKeys)
      : found.map((row) => ({ ...row, id: String(row.id), key: String(row.id), below: 0 }));
    return sortedBySum(rows, sortModel);
  };

  return {
    log,
    below: (query: GroupQuery, signal?: AbortSignal): Promise<GroupOrOrder[]> => {
      const parts = [
        query.groupFields.length > 0 && `by=${query.groupFields.join(',')}`,
        query.groupKeys.length > 0 && `in=${query.groupKeys.join('/')}`,
      ];
      const line = `GET /orders?${parts.filter(Boolean).join('&')}`.replace(/\?$/, '');
      return request(line, () => below(query), signal);
    },
  };
}
