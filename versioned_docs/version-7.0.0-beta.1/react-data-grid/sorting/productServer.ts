import type { GridSortModel } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const products = createProducts(42);

/** Duration of a response in milliseconds. */
const LATENCY = 700;

export interface ProductQuery {
  sortModel: GridSortModel;
  page: number;
  pageSize: number;
  /** Makes the server respond with an error. */
  down: boolean;
}

export interface ProductPage {
  rows: Product[];
  total: number;
}

/** Fields that clients can sort by, and their comparators. */
const COMPARATORS: Record<string, (a: Product, b: Product) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  price: (a, b) => a.price - b.price,
  cost: (a, b) => a.cost - b.cost,
};

/** Returns the URL of a query. */
export function addressOf({ sortModel: [item], page, pageSize }: ProductQuery): string {
  const sort = item ? `sort=${item.sort === 'desc' ? '-' : ''}${item.field}&` : '';
  return `/products?${sort}page=${page + 1}&size=${pageSize}`;
}

function answer({ sortModel: [item], page, pageSize }: ProductQuery): ProductPage {
  const compare = item && COMPARATORS[item.field];
  const sign = item?.sort === 'desc' ? -1 : 1;
  const sorted = compare ? [...products].sort((a, b) => sign * compare(a, b)) : products;
  return { rows: sorted.slice(page * pageSize, (page + 1) * pageSize), total: products.length };
}

/** Sorts all rows, then returns one page, as a server would. */
export function fetchProducts(query: ProductQuery, signal: AbortSignal): Promise<ProductPage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (query.down) reject(new Error('503 Service Unavailable'));
      else resolve(answer(query));
    }, LATENCY);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
