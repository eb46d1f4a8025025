import { createRandom, type Random } from './random';

export const ORDER_STATUSES = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface OrderLine {
  article: string;
  quantity: number;
  unitPrice: number;
}

export interface Order {
  id: number;
  customer: string;
  city: string;
  country: string;
  orderedOn: Date;
  /** Missing until the order is shipped. */
  shippedOn: Date | null;
  status: OrderStatus;
  paid: boolean;
  lines: OrderLine[];
  /** Number of articles in the parcel. */
  items: number;
  /** In euros. */
  total: number;
}

const CUSTOMERS = [
  ['Harbour Bakery', 'Lisbon', 'Portugal'],
  ['Atelier Nord', 'Oslo', 'Norway'],
  ['Fern & Fallow', 'Cork', 'Ireland'],
  ['Bicicletas Rueda', 'Sevilla', 'Spain'],
  ['Kaffeehaus Linde', 'Graz', 'Austria'],
  ['Studio Marelle', 'Nantes', 'France'],
  ['Molen Papier', 'Utrecht', 'Netherlands'],
  ['Casa do Chá', 'Porto', 'Portugal'],
  ['Lakeside Outfitters', 'Tampere', 'Finland'],
  ['Officina Verde', 'Bologna', 'Italy'],
  ['Nordlys Books', 'Bergen', 'Norway'],
  ['Librairie du Quai', 'Lyon', 'France'],
  ['Taller Azahar', 'Valencia', 'Spain'],
  ['Glashütte Perl', 'Linz', 'Austria'],
] as const;

const ARTICLES = [
  ['Desk lamp', 64],
  ['Notebook, ruled', 7.5],
  ['Enamel mug', 14],
  ['Wool blanket', 89],
  ['Wall clock', 48],
  ['Linen apron', 36],
  ['Storage crate', 22],
  ['Bicycle bell', 18.5],
  ['Tea tin', 11],
  ['Brass hook', 5.25],
] as const;

const FIRST_DAY = Date.UTC(2024, 0, 8);
const DAY = 24 * 60 * 60 * 1000;

/** A local midnight, so the same day shows in every time zone. */
function dayAfter(days: number): Date {
  const day = new Date(FIRST_DAY + days * DAY);
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}

function createLines(random: Random): OrderLine[] {
  const lines = new Map<string, OrderLine>();
  for (let line = random.integer(1, 4); line > 0; line -= 1) {
    const [article, unitPrice] = random.pick(ARTICLES);
    lines.set(article, { article, unitPrice, quantity: random.integer(1, 12) });
  }
  return [...lines.values()];
}

function statusAt(random: Random, age: number): OrderStatus {
  if (age < 3) return 'Open';
  if (age < 6) return random.pick(['Open', 'Packed']);
  if (age < 12) return random.pick(['Packed', 'Shipped']);
  return random.next() < 0.07 ? 'Returned' : 'Delivered';
}

function createOrder(random: Random, id: number, daysAgo: number, today: number): Order {
  const [customer, city, country] = random.pick(CUSTOMERS);
  const lines = createLines(random);
  const status = statusAt(random, daysAgo);
  const hasLeft = status !== 'Open' && status !== 'Packed';
  const orderedOn = today - daysAgo;
  const shippedOn = Math.min(orderedOn + random.integer(1, 5), today);
  return {
    id,
    customer,
    city,
    country,
    orderedOn: dayAfter(orderedOn),
    shippedOn: hasLeft ? dayAfter(shippedOn) : null,
    status,
    paid: status === 'Delivered' || random.next() < 0.6,
    lines,
    items: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0),
  };
}

/**
 * Orders of a small wholesaler, newest first. The same `count` always gives the same orders.
 */
export function createOrders(count: number): Order[] {
  const random = createRandom(7);
  const today = 160;
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = Math.floor((index * today) / Math.max(count, 40));
    return createOrder(random, 4000 + count - index, daysAgo, today);
  });
}
