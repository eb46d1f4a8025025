import { createRandom } from './random';

export const WAREHOUSES = ['Antwerp', 'Gdańsk', 'Porto'] as const;

export type Warehouse = (typeof WAREHOUSES)[number];

export interface Product {
  id: number;
  name: string;
  /** One of the codes in `CATEGORIES`. */
  category: string;
  /** Missing for products that are made in-house. */
  supplier: { name: string; country: string } | null;
  /** In euros. */
  price: number;
  /** Cost to buy or make it, in euros. */
  cost: number;
  /** Date as in JSON, such as `2023-04-17`. */
  listedOn: string;
  stock: Record<Warehouse, number>;
}

export const CATEGORIES = [
  { value: 'TW', label: 'Kitchen' },
  { value: 'LT', label: 'Lighting' },
  { value: 'PS', label: 'Stationery' },
  { value: 'TX', label: 'Textiles' },
];

const SUPPLIERS = [
  { name: 'Emalia Olkusz', country: 'Poland' },
  { name: 'Ateliers Garonne', country: 'France' },
  null,
  { name: 'Fábrica do Minho', country: 'Portugal' },
  { name: 'Sollentuna Glas', country: 'Sweden' },
] as const;

const KINDS = [
  ['mug', 'TW', 14],
  ['desk lamp', 'LT', 64],
  ['notebook', 'PS', 7.5],
  ['apron', 'TX', 36],
  ['tea tin', 'TW', 11],
  ['lantern', 'LT', 42],
  ['pen tray', 'PS', 19],
  ['blanket', 'TX', 89],
] as const;

const VARIANTS = ['Blue', 'Small', 'Striped', 'Plain', 'Large', 'Green', 'Oak'] as const;

function day(daysAfterStart: number): string {
  return new Date(Date.UTC(2021, 2, 1) + daysAfterStart * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Articles of a small wholesaler, in the order in which they were listed.
 * @param count at most 56, so each name is unique
 */
export function createProducts(count = 24): Product[] {
  const random = createRandom(58);
  return Array.from({ length: count }, (_, index) => {
    const [kind, category, basePrice] = KINDS[index % KINDS.length] ?? KINDS[0];
    const variant = VARIANTS[index % VARIANTS.length] ?? VARIANTS[0];
    const price = basePrice + random.integer(-2, 6) * 0.5;
    return {
      id: 700 + index,
      name: `${variant} ${kind}`,
      category,
      supplier: random.pick(SUPPLIERS),
      price,
      cost: Math.round(price * random.integer(35, 70)) / 100,
      listedOn: day(index * 19 + random.integer(0, 12)),
      stock: {
        Antwerp: random.integer(0, 120),
        Gdańsk: random.integer(0, 60),
        Porto: random.integer(0, 90),
      },
    };
  });
}
