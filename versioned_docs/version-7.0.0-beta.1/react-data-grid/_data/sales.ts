import { createRandom } from './random';

/** One sale, with few properties, so there can be many. */
export interface Sale {
  id: number;
  soldOn: Date;
  shop: string;
  country: string;
  article: string;
  quantity: number;
  /** In euros. */
  revenue: number;
}

const SHOPS = [
  ['Lisbon Baixa', 'Portugal'],
  ['Lisbon Alvalade', 'Portugal'],
  ['Porto Ribeira', 'Portugal'],
  ['Oslo Grünerløkka', 'Norway'],
  ['Bergen Bryggen', 'Norway'],
  ['Utrecht Oudegracht', 'Netherlands'],
  ['Lyon Croix-Rousse', 'France'],
  ['Nantes Bouffay', 'France'],
  ['Graz Lend', 'Austria'],
] as const;

const ARTICLES = [
  ['Desk lamp', 64],
  ['Notebook, ruled', 7.5],
  ['Enamel mug', 14],
  ['Wool blanket', 89],
  ['Wall clock', 48],
  ['Linen apron', 36],
  ['Tea tin', 11],
] as const;

/** Sales of a chain of shops, oldest first, about 270 a day from January 2023 on. */
export function createSales(count: number): Sale[] {
  const random = createRandom(100);
  return Array.from({ length: count }, (_, index) => {
    const [shop, country] = random.pick(SHOPS);
    const [article, price] = random.pick(ARTICLES);
    const quantity = random.integer(1, 6);
    return {
      id: index + 1,
      soldOn: new Date(2023, 0, 2 + Math.floor(index / 270)),
      shop,
      country,
      article,
      quantity,
      revenue: quantity * price,
    };
  });
}
