import { createRandom } from './random';

export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun'] as const;

export type Month = (typeof MONTHS)[number];

/** Revenue of a shop in each month, in thousands of euros. */
export type ShopSales = { id: number; shop: string } & Record<Month, number>;

const SHOPS = ['Lisbon', 'Oslo', 'Cork', 'Sevilla', 'Graz', 'Nantes', 'Utrecht', 'Porto', 'Tampere', 'Bologna', 'Bergen', 'Lyon'] as const; // prettier-ignore

/** Half a year of twelve shops. */
export function createMonthlySales(): ShopSales[] {
  const random = createRandom(33);
  return SHOPS.map((shop, index) => {
    const level = random.integer(30, 90);
    const month = () => level + random.integer(-12, 18);
    return {
      id: index + 1,
      shop,
      jan: month(),
      feb: month(),
      mar: month(),
      apr: month(),
      may: month(),
      jun: month(),
    };
  });
}
