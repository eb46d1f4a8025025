import type { GridFilterItem, GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import type { Order } from '../_data/orders';

/** Query of a client; without a page or a block it gets all matching rows. */
export interface OrderQuery {
  page?: number;
  pageSize?: number;
  /** First row of a block, counted from 0. */
  start?: number;
  /** The row after the last one of a block. */
  end?: number;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
}

/** Fields that clients can sort and filter by: other names are rejected. */
const FIELDS = ['id', 'customer', 'city', 'country', 'orderedOn', 'shippedOn', 'status', 'paid', 'items', 'total'] as const; // prettier-ignore

type Field = (typeof FIELDS)[number];

function isField(name: string): name is Field {
  return (FIELDS as readonly string[]).includes(name);
}

type Comparable = number | string;

/** Converts dates to numbers, and strings to lower case; `undefined` for empty values. */
function comparable(value: unknown): Comparable | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'number') return value;
  return String(value).toLowerCase();
}

/** Converts the value of a filter to the type of the value to compare. */
function operand(raw: unknown, like: unknown): Comparable | undefined {
  if (raw === null || raw === undefined || raw === '') return undefined;
  // A date input returns a date in UTC, the orders have local midnights.
  if (like instanceof Date) {
    const day = new Date(String(raw instanceof Date ? raw.toISOString() : raw));
    return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()).getTime();
  }
  return typeof like === 'number' ? Number(raw) : String(raw).toLowerCase();
}

const COMPARISONS: Record<string, (value: Comparable, other: Comparable) => boolean> = {
  contains: (value, other) => String(value).includes(String(other)),
  doesNotContain: (value, other) => !String(value).includes(String(other)),
  startsWith: (value, other) => String(value).startsWith(String(other)),
  endsWith: (value, other) => String(value).endsWith(String(other)),
  equals: (value, other) => value === other,
  doesNotEqual: (value, other) => value !== other,
  is: (value, other) => value === other,
  not: (value, other) => value !== other,
  '=': (value, other) => value === other,
  '!=': (value, other) => value !== other,
  '>': (value, other) => value > other,
  '>=': (value, other) => value >= other,
  '<': (value, other) => value < other,
  '<=': (value, other) => value <= other,
  after: (value, other) => value > other,
  onOrAfter: (value, other) => value >= other,
  before: (value, other) => value < other,
  onOrBefore: (value, other) => value <= other,
};

function matches(order: Order, { field, operator, value: raw }: GridFilterItem): boolean {
  if (!isField(field)) throw new Error(`400 There is no field ${field}`);
  const own = order[field];
  const value = comparable(own);
  if (operator === 'isEmpty') return value === undefined;
  if (operator === 'isNotEmpty') return value !== undefined;
  if (operator === 'isAnyOf') {
    const list = Array.isArray(raw) ? raw : [];
    return list.length === 0 || list.some((each) => operand(each, own) === value);
  }
  const compare = COMPARISONS[operator];
  if (!compare) throw new Error(`400 There is no operator ${operator}`);
  const other = operand(raw, own);
  // A filter without a value filters nothing.
  if (other === undefined) return true;
  if (value === undefined) return operator.startsWith('doesNot');
  return compare(value, other);
}

function matchesQuickFilter(order: Order, values: readonly unknown[]): boolean {
  const text = [order.id, order.customer, order.city, order.country, order.status].join('\n').toLowerCase(); // prettier-ignore
  return values.every((value) => text.includes(String(value).toLowerCase()));
}

function filterOf(model: GridFilterModel | undefined): (order: Order) => boolean {
  const { items = [], logicOperator = 'and', quickFilterValues = [] } = model ?? {};
  return (order) => {
    const check = (item: GridFilterItem) => matches(order, item);
    const found =
      items.length === 0 || (logicOperator === 'or' ? items.some(check) : items.every(check));
    return found && matchesQuickFilter(order, quickFilterValues);
  };
}

function compareBy(field: Field) {
  return (a: Order, b: Order): number => {
    const [left, right] = [comparable(a[field]), comparable(b[field])];
    if (left === right) return 0;
    if (left === undefined) return -1;
    if (right === undefined) return 1;
    return left < right ? -1 : 1;
  };
}

function sorted(orders: Order[], model: GridSortModel = []): Order[] {
  const order = [...orders];
  // Sort by the last item first: the sort is stable, so the first item takes precedence.
  for (const { field, sort } of [...model].reverse()) {
    if (!isField(field)) throw new Error(`400 There is no field ${field}`);
    const compare = compareBy(field);
    order.sort((a, b) => (sort === 'desc' ? compare(b, a) : compare(a, b)));
  }
  return order;
}

/** Returns the rows of a query, and the number of matching rows on all pages. */
export function find(orders: Order[], query: OrderQuery): { rows: Order[]; total: number } {
  const found = sorted(orders.filter(filterOf(query.filterModel)), query.sortModel);
  const { page = 0, pageSize = found.length } = query;
  const start = query.start ?? page * pageSize;
  const end = query.end ?? start + pageSize;
  return { rows: found.slice(start, end), total: found.length };
}

function filterText({ items, quickFilterValues = [] }: GridFilterModel): string {
  const parts = items.map(({ field, operator, value }) => `${field} ${operator} ${value ?? ''}`);
  return [...parts, ...quickFilterValues.map(String)].map((part) => part.trim()).join(', ');
}

/** Returns the URL that a client would request, readable instead of encoded. */
export function addressOf({
  page,
  pageSize,
  start,
  end,
  sortModel,
  filterModel,
}: OrderQuery): string {
  const filter = filterModel && filterText(filterModel);
  const parts = [
    page !== undefined && `page=${page}`,
    pageSize !== undefined && `size=${pageSize}`,
    start !== undefined && `rows=${start}-${end ?? ''}`,
    sortModel && sortModel.length > 0 && `sort=${sortModel.map(({ field, sort }) => `${field}:${sort}`).join(',')}`, // prettier-ignore
    filter && `filter=${filter}`,
  ];
  return `/orders?${parts.filter(Boolean).join('&')}`.replace(/\?$/, '');
}
